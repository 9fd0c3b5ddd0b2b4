import { Autocomplete, TextField } from '@mui/material'
import { useId } from 'react'
import { useFormState } from 'react-hook-form'
import { languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FieldFrame } from '#platform/ui/form/inputs/fields.tsx'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

// Current currencies with 100 minor units; the API accepts others.
const options = (
  'AED ALL AMD ANG AOA ARS AUD AZN BAM BDT BGN BND BOB BRL BWP BZD CAD CHF CNY COP CRC CZK DKK DOP DZD EGP ETB EUR ' +
  'FJD GBP GEL GHS GTQ HKD HNL HUF IDR ILS INR JMD KES KGS KHR KZT LKR MAD MDL MKD MNT MOP MUR MXN MYR MZN NAD NGN ' +
  'NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SEK SGD THB TRY TTD TWD TZS UAH USD UYU UZS XCD ZAR ZMW'
).split(' ')

/** The currency of new amounts, with a note on the effect of a change. */
export function CurrencyField() {
  const t = useTexts('workspace')
  const { tag } = languages[useSetting('isLanguage')]
  const names = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'code' })
  const id = useId()
  const label = t('fields.currency')
  const { value, onChange, onBlur, ref, message } = useField('currency', label)
  const { defaultValues } = useFormState()
  const code = String(value)
  const before = String(defaultValues?.['currency'] ?? code)
  const getName = (currency: string) => `${currency} – ${names.of(currency)}`
  return (
    <FieldFrame id={id} label={label} isWide>
      <Autocomplete
        id={id}
        disableClearable
        options={options.includes(code) ? options : [code, ...options]}
        value={code}
        getOptionLabel={getName}
        onChange={(_, chosen) => onChange(chosen)}
        onBlur={onBlur}
        renderInput={(field) => (
          <TextField
            {...field}
            inputRef={ref}
            label={label}
            error={Boolean(message)}
            helperText={
              message ?? (
                <span role="status">
                  {code === before ? t('hints.currency') : t('currencyChange', { before, after: code })}
                </span>
              )
            }
          />
        )}
      />
    </FieldFrame>
  )
}
