import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { api } from '../tickets-client.ts'

const Labels = z.array(z.string())

/** Known labels, or new ones: Enter creates them. */
export function LabelsField() {
  const t = useTexts('tickets')
  const field = useField('labels', t('fields.labels'))
  const { data: facets } = useQuery(api.facets.query())
  return (
    <Autocomplete
      multiple
      freeSolo
      autoHighlight={false}
      filterSelectedOptions
      options={facets?.labels.map(({ label }) => label) ?? []}
      value={Labels.parse(field.value)}
      onChange={(_, labels) => field.onChange([...new Set(labels.map((label) => label.trim()).filter(Boolean))])}
      onBlur={field.onBlur}
      renderInput={(props) => (
        <TextField
          {...props}
          inputRef={field.ref}
          label={t('fields.labels')}
          error={Boolean(field.message)}
          helperText={field.message ?? t('labels.hint')}
        />
      )}
    />
  )
}
