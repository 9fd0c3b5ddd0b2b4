import { TextField, type TextFieldProps } from '@mui/material'
import { type RegisterOptions, useFormContext, useFormState } from 'react-hook-form'

type ValidatedFieldProps = TextFieldProps & { name: string; rules: RegisterOptions }

/** A text field that shows the error of its validation rules. */
export function ValidatedField({ name, rules, ...props }: ValidatedFieldProps) {
  const { register, getFieldState } = useFormContext()
  const { error } = getFieldState(name, useFormState())
  const { ref, ...field } = register(name, rules)
  return (
    <TextField {...props} {...field} inputRef={ref} fullWidth error={error !== undefined} helperText={error?.message} />
  )
}
