import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../tickets-client.ts'
import type { FormValues } from './form-values.ts'

/** Labels that exist, or any new one: Enter makes it. */
export function LabelsField() {
  const t = useTexts('tickets')
  const { field, fieldState } = useController<FormValues, 'labels'>({ name: 'labels' })
  const { data: facets } = useQuery(api.facets.query())
  const wrong = fieldState.error
  const message = wrong?.message ?? (Array.isArray(wrong) ? wrong.find(Boolean)?.message : undefined)
  return (
    <Autocomplete
      multiple
      freeSolo
      autoHighlight={false}
      filterSelectedOptions
      options={facets?.labels.map(({ label }) => label) ?? []}
      value={field.value}
      onChange={(_, labels) => field.onChange([...new Set(labels.map((label) => label.trim()).filter(Boolean))])}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          label={t('fields.labels')}
          error={Boolean(wrong)}
          helperText={message ?? t('labels.hint')}
        />
      )}
    />
  )
}
