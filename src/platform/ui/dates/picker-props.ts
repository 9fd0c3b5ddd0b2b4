import type { ReactNode } from 'react'
import type { Bounds, DateProblem } from './problem.ts'

/** Props of all three fields. */
export interface PickerProps extends Bounds {
  label: string
  /** The id of an element that shows the label elsewhere, instead of in the border. */
  labelId?: string | undefined
  /** Null if empty. */
  value: string | null
  /**
   * Also called while typing: then the value is null, and `problem` distinguishes it from an empty field. A value out
   * of range is passed with its problem.
   */
  onChange: (value: string | null, problem?: DateProblem) => void
  /** Help text below the field; an error replaces it. */
  hint?: ReactNode
  error?: string | undefined
  name?: string | undefined
  isRequired?: boolean
  /** Whether a button empties the field. Default: unless it is required. */
  isClearable?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

export interface TimeProps extends Omit<PickerProps, 'isUnavailable'> {
  /** Minutes between two options of the list; others can be typed. */
  step?: number
}
