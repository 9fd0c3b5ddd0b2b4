/** One requirement of a server. */
export interface Case {
  /** The operation. */
  subject: string
  /** The requirement, as the end of a sentence that begins with the operation. */
  requirement: string
  /** Throws `Unmet` if it is not met, and `Untried` if this server gives no opportunity to test it. */
  check: () => Promise<void>
}

/** The actual behaviour of a server that does not meet a requirement. */
export class RequirementFailure extends Error {
  override name = 'Unmet'
}

/** Why a case could not be tested on this server. */
export class RequirementSkipped extends Error {
  override name = 'Untried'
}

export function failRequirement(message: string): never {
  throw new RequirementFailure(message)
}

export function skipRequirement(message: string): never {
  throw new RequirementSkipped(message)
}
