/** One requirement of a server. */
export interface Case {
  /** The operation. */
  subject: string
  /** The requirement, as the end of a sentence that begins with the operation. */
  says: string
  /** Throws `Unmet` if it is not met, and `Untried` if this server gives no opportunity to test it. */
  check: () => Promise<void>
}

/** The actual behaviour of a server that does not meet a requirement. */
export class Unmet extends Error {
  override name = 'Unmet'
}

/** Why a case could not be tested on this server. */
export class Untried extends Error {
  override name = 'Untried'
}

export function unmet(message: string): never {
  throw new Unmet(message)
}

export function untried(message: string): never {
  throw new Untried(message)
}
