/** Why the input is invalid. */
export type DateProblem = 'incomplete' | 'tooEarly' | 'tooLate' | 'unavailable'

export interface Bounds {
  /** The first and last valid value, in the format of values. */
  min?: string | undefined
  max?: string | undefined
  /** Days in between that cannot be chosen, as `2026-11-21`. */
  isUnavailable?: ((day: string) => boolean) | undefined
}

/** Checks a value against its bounds. Values are compared as strings. */
export function findProblem(value: string | null, isTyped: boolean, { min, max, isUnavailable }: Bounds) {
  if (value === null) return isTyped ? ('incomplete' satisfies DateProblem) : undefined
  if (min !== undefined && value < min) return 'tooEarly' satisfies DateProblem
  if (max !== undefined && value > max) return 'tooLate' satisfies DateProblem
  return isUnavailable?.(value.slice(0, 10)) ? ('unavailable' satisfies DateProblem) : undefined
}
