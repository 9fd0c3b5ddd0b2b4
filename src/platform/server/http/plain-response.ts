/** The parts of a response. */
export interface Parts {
  status: number
  body: string | null
  headers: Readonly<Record<string, string>>
}

// A property, since a `WeakMap` with short-lived keys burdens the garbage collector.
const partsKey = Symbol('parts')

const isPlain = (response: Response): response is Response & { [partsKey]: Parts } => partsKey in response

/**
 * A complete text response with safe headers, which Node's listener sends unchanged: touching its headers would cost as
 * much as the rest of a short response.
 */
export const plainResponse = (parts: Parts): Response =>
  Object.assign(new Response(parts.body, parts), { [partsKey]: parts })

/** The parts of a response of `plainResponse`; undefined for others. */
export const getParts = (response: Response) => (isPlain(response) ? response[partsKey] : undefined)
