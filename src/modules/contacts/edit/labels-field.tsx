import { Autocomplete, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { api } from '../contacts-client.ts'

const Labels = z.array(z.string())

/** Known labels, or new ones: Enter creates them. */
export function LabelsField() {
  const t = useTexts('contacts')
  const field = useField('labels', t('fields.labels'))
  const { data: facets } = useQuery(api.facets.query())
  const labels = Labels.parse(field.value)
  return (
    <Autocomplete
      multiple
      freeSolo
      autoHighlight={false}
      filterSelectedOptions
      options={facets?.labels.map(({ label }) => label) ?? []}
      value={labels}
      onChange={(_, next) => field.onChange([...new Set(next.map((label) => label.trim()).filter(Boolean))])}
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
