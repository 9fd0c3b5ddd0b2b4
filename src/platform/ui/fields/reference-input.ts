import type { ReactNode } from 'react'

/** What every input of a field is told. */
export interface ReferenceInputProps {
  name: string
  label: string
  required: boolean
  hint?: ReactNode
}
