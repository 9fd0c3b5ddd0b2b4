import type { ReactNode } from 'react'

/** Common props of the inputs of a field. */
export interface ReferenceInputProps {
  name: string
  label: string
  required: boolean
  hint?: ReactNode
  disabled: boolean
}
