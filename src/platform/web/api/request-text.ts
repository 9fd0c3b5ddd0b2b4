const texts = new WeakMap<Request, string>()

/** A request with a text as body, which `getText` returns synchronously. */
export function requestWithText(url: string, text: string, init: RequestInit) {
  const request = new Request(url, { ...init, body: text })
  texts.set(request, text)
  return request
}

/** The body of a request. Reading it from the request is asynchronous, which is too late while a page closes. */
export const getText = (request: Request) => texts.get(request)
