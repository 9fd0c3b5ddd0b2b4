/** Props of every custom field. */
export interface OwnFieldProps {
  name: string
  label: string
  hint?: string
  required?: boolean
  disabled?: boolean
}
