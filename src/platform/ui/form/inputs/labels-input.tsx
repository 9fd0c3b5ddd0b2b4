import { Autocomplete, TextField } from '@mui/material'
import * as z from 'zod'
import { useField } from './use-field.ts'

const Labels = z.array(z.string())

interface LabelsInputProps {
  name: string
  label: string
  hint: string
  /** All labels that are in use. */
  options: readonly string[]
}

/** Several labels: existing ones, or new ones, which Enter creates. */
export function LabelsInput({ name, label, hint, options }: LabelsInputProps) {
  const field = useField(name, label)
  return (
    <Autocomplete
      multiple
      freeSolo
      autoHighlight={false}
      filterSelectedOptions
      options={options}
      value={Labels.parse(field.value)}
      onChange={(_, labels) => field.onChange([...new Set(labels.map((text) => text.trim()).filter(Boolean))])}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          label={label}
          error={Boolean(field.message)}
          helperText={field.message ?? hint}
        />
      )}
    />
  )
}
