import { Autocomplete, TextField } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldFrame } from '#platform/ui/form/inputs/fields.tsx'
import { useField } from '#platform/ui/form/inputs/use-field.ts'

const timeZones = Intl.supportedValuesOf('timeZone')
const zones = timeZones.includes('UTC') ? timeZones : ['UTC', ...timeZones]
const toReadable = (zone: string) => zone.replaceAll('_', ' ')

/** Selects a time zone by city. */
export function ZoneField() {
  const t = useTexts('workspace')
  const id = useId()
  const label = t('fields.timeZone')
  const { value, onChange, onBlur, ref, message } = useField('timeZone', label)
  const zone = String(value)
  return (
    <FieldFrame id={id} label={label}>
      <Autocomplete
        id={id}
        disableClearable
        options={zones.includes(zone) ? zones : [zone, ...zones]}
        value={zone}
        getOptionLabel={toReadable}
        onChange={(_, chosen) => onChange(chosen)}
        onBlur={onBlur}
        renderInput={(field) => (
          <TextField
            {...field}
            inputRef={ref}
            label={label}
            error={Boolean(message)}
            helperText={message ?? t('hints.timeZone')}
          />
        )}
      />
    </FieldFrame>
  )
}
