import { Autocomplete, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'

const timeZones = Intl.supportedValuesOf('timeZone')
const zones = timeZones.includes('UTC') ? timeZones : ['UTC', ...timeZones]
const maxShown = 60

const readable = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

/** A time zone by its city. */
export function ZoneField({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const t = useTexts('calendar')
  const options = zones.includes(value) ? zones : [value, ...zones]
  return (
    <Autocomplete
      size="small"
      disableClearable
      options={options}
      value={value}
      getOptionLabel={readable}
      filterOptions={(all, { inputValue }) => {
        const searchWords = inputValue
          .toLowerCase()
          .split(/[\s/]+/)
          .filter(Boolean)
        return all
          .filter((zone) => searchWords.every((word) => zone.toLowerCase().replaceAll('_', ' ').includes(word)))
          .slice(0, maxShown)
      }}
      onChange={(_, zone) => onChange(zone)}
      renderInput={(field) => <TextField {...field} label={t('form.timeZone')} />}
    />
  )
}
