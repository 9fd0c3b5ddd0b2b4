/** Why what was typed cannot be taken. */
export type DateProblem = 'incomplete' | 'tooEarly' | 'tooLate' | 'unavailable'

export interface Bounds {
  /** The first and the last that can be chosen, written as values are. */
  min?: string | undefined
  max?: string | undefined
  /** Days between them that cannot be chosen, as `2026-11-21`. */
  isUnavailable?: ((day: string) => boolean) | undefined
}

/** Values are written so that the earlier one is the smaller text. */
export function problemOf(value: string | null, isTyped: boolean, { min, max, isUnavailable }: Bounds) {
  if (value === null) return isTyped ? ('incomplete' satisfies DateProblem) : undefined
  if (min !== undefined && value < min) return 'tooEarly' satisfies DateProblem
  if (max !== undefined && value > max) return 'tooLate' satisfies DateProblem
  return isUnavailable?.(value.slice(0, 10)) ? ('unavailable' satisfies DateProblem) : undefined
}
