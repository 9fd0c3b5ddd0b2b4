const texts = new WeakMap<Request, string>()

/** A request with a text for its body, which `textOf` knows at once. */
export function requestWithText(url: string, text: string, init: RequestInit) {
  const request = new Request(url, { ...init, body: text })
  texts.set(request, text)
  return request
}

/** What was put into a request: to read it from there takes a moment that a page that is being left does not have. */
export const textOf = (request: Request) => texts.get(request)
