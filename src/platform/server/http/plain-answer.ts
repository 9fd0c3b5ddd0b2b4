/** What an answer was made of. */
export interface Parts {
  status: number
  body: string | null
  headers: Readonly<Record<string, string>>
}

// A property, since a `WeakMap` of what lives so short keeps the garbage collector busy.
const made = Symbol('parts')

const isPlain = (response: Response): response is Response & { [made]: Parts } => made in response

/**
 * An answer that is a text and complete, safe headers included, so that nobody on its way has to look into it: Node's
 * listener sends it as it is, where to touch its headers costs as much as all the rest of a short answer.
 */
export const plainAnswer = (parts: Parts): Response => Object.assign(new Response(parts.body, parts), { [made]: parts })

/** The parts of an answer that `plainAnswer` has made. */
export const partsOf = (response: Response) => (isPlain(response) ? response[made] : undefined)
