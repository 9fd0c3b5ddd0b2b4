/** Props of every custom field. */
export interface CustomFieldProps {
  name: string
  label: string
  hint?: string
  required?: boolean
  disabled?: boolean
}
