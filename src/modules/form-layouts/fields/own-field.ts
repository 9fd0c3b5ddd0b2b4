/** What every field of our own is given. */
export interface OwnFieldProps {
  name: string
  label: string
  hint?: string
  required?: boolean
  disabled?: boolean
}
