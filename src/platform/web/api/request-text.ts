const texts = new WeakMap<Request, string>()

/** A request with a text for its body, which `textOf` knows at once. */
export function requestWithText(url: string, text: string, init: RequestInit) {
  const request = new Request(url, { ...init, body: text })
  texts.set(request, text)
  return request
}

/** The body of a request, kept because reading it from the request is asynchronous, too late for a closing page. */
export const textOf = (request: Request) => texts.get(request)
