import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Fields } from '#platform/ui/form/inputs/fields.tsx'
import { parseNumber } from '#platform/ui/form/inputs/parse-number.ts'
import { CurrencyField } from './currency-field.tsx'
import { SelectInput, TextInput } from './settings-form.ts'
import { ZoneField } from './zone-field.tsx'

export function DefaultFields() {
  const t = useTexts('workspace')
  const choices = offeredLanguages.map((value) => ({ value, label: languages[value].name }))
  return (
    <Fields columns={2}>
      <SelectInput name="language" label={t('fields.language')} options={choices} hint={t('hints.language')} />
      <ZoneField />
      <CurrencyField />
      <TextInput
        name="dueDays"
        label={t('fields.dueDays')}
        required
        read={parseNumber}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        hint={t('hints.dueDays')}
      />
    </Fields>
  )
}
