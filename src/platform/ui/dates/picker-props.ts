import type { Bounds, DateProblem } from './problem.ts'

/** Props of all three fields. */
export interface PickerProps extends Bounds {
  label: string
  /** Null where nothing is chosen. */
  value: string | null
  /**
   * Also called while something is being typed: then the value is null, and the problem tells it from an empty field. A
   * value out of bounds comes with its problem as well.
   */
  onChange: (value: string | null, problem?: DateProblem) => void
  /** A line below the field; the error stands in its place. */
  hint?: string | undefined
  error?: string | undefined
  name?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

export interface TimeProps extends Omit<PickerProps, 'isUnavailable'> {
  /** How many minutes lie between two that can be picked; others can be typed. */
  step?: number
}
