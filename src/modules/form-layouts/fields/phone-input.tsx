import { MenuItem, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useSetting } from '#platform/web/settings/settings.ts'
import { languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useField } from '#platform/ui/form/inputs/use-field.ts'
import { callingCodes, getLocalPart, formatPhone, findRegion, type Region } from './calling-codes.ts'
import { FieldShell } from './field-shell.tsx'
import styles from './fields.module.css'
import type { CustomFieldProps } from './custom-field.ts'

/** A telephone number with its country; typed or pasted in any format, stored as E.164. */
export function PhoneInput({ name, label, hint, required = false, disabled = false }: CustomFieldProps) {
  const id = useId()
  const field = useField(name, label)
  const value = typeof field.value === 'string' ? field.value : ''
  const [chosen, setChosen] = useState<Region>('GB')
  const region = findRegion(value, chosen)
  const write = (text: string, at: Region) => field.onChange(formatPhone(text, at))

  return (
    <FieldShell id={id} name={name} label={label} hint={hint} message={field.message} isRequired={required} isGroup>
      <div className={styles.phone} dir="ltr">
        <RegionSelect
          region={region}
          isDisabled={disabled}
          onChange={(next) => {
            setChosen(next)
            if (value) write(getLocalPart(value, region), next)
          }}
        />
        <TextField
          id={id}
          inputRef={field.ref}
          type="tel"
          disabled={disabled}
          value={getLocalPart(value, region)}
          onChange={({ target }) => write(target.value, region)}
          onBlur={field.onBlur}
          error={Boolean(field.message)}
          slotProps={{
            htmlInput: {
              'aria-label': label,
              autoComplete: 'tel',
              'aria-required': required,
              'aria-describedby': field.message || hint ? `${id}-words` : undefined,
            },
          }}
        />
      </div>
    </FieldShell>
  )
}

interface RegionSelectProps {
  region: Region
  isDisabled: boolean
  onChange: (region: Region) => void
}

function RegionSelect({ region, isDisabled, onChange }: RegionSelectProps) {
  const t = useTexts('form-layouts')
  const language = useSetting('isLanguage')
  const countries = new Intl.DisplayNames([languages[language].tag], { type: 'region' })
  return (
    <TextField
      select
      disabled={isDisabled}
      value={region}
      onChange={({ target }) => isRegion(target.value) && onChange(target.value)}
      slotProps={{
        select: {
          SelectDisplayProps: { 'aria-label': t('phone.country') },
          renderValue: () => `${region} +${callingCodes[region]}`,
        },
      }}
    >
      {Object.entries(callingCodes).map(([code, calling]) => (
        <MenuItem key={code} value={code}>
          {countries.of(code) ?? code}
          <span className={styles.calling}>+{calling}</span>
        </MenuItem>
      ))}
    </TextField>
  )
}

const isRegion = (code: string): code is Region => Object.hasOwn(callingCodes, code)
