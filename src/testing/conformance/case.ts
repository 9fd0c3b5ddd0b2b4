/** One thing that a server has to do. */
export interface Case {
  /** The operation that it is about. */
  subject: string
  /** What holds, as an end of the sentence that begins with the operation. */
  says: string
  /** Throws `Unmet` where it does not hold, and `Untried` where this server gives no occasion to find out. */
  check: () => Promise<void>
}

/** What a server did instead of what it has to. */
export class Unmet extends Error {
  override name = 'Unmet'
}

/** Why a case says nothing about this server. */
export class Untried extends Error {
  override name = 'Untried'
}

export function unmet(message: string): never {
  throw new Unmet(message)
}

export function untried(message: string): never {
  throw new Untried(message)
}
