import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { Controller, useFormContext } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { departments } from '../contract.ts'
import styles from './contact-form.module.css'
import type { FormValues } from './form-values.ts'
import { FurtherLines } from './further-lines.tsx'
import { LabelsField } from './labels-field.tsx'
import { PictureField } from './picture-field.tsx'
import { useTextField } from './use-text-field.ts'

export function FormFields() {
  const t = useTexts('contacts')
  const text = useTextField()
  const { control } = useFormContext<FormValues>()
  return (
    <>
      <PictureField />
      <div className={styles.pair}>
        <TextField {...text('firstname')} required autoComplete="off" />
        <TextField {...text('lastname')} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <TextField {...text('company')} autoComplete="off" />
        <Controller
          control={control}
          name="department"
          render={({ field: { ref, ...field } }) => (
            <TextField {...field} inputRef={ref} select fullWidth label={t('fields.department')}>
              {departments.map((department) => (
                <MenuItem key={department} value={department}>
                  {t(`departments.${department}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
      </div>
      <FurtherLines
        name="morePhones"
        add={t('addPhone')}
        main={<TextField {...text('phone')} type="tel" autoComplete="off" />}
      />
      <FurtherLines
        name="moreEmails"
        add={t('addEmail')}
        main={<TextField {...text('email')} type="email" autoComplete="off" />}
      />
      <TextField {...text('address')} multiline maxRows={4} autoComplete="off" />
      <LabelsField />
      <TextField {...text('notes')} multiline minRows={3} maxRows={12} />
      <div className={styles.switches}>
        {(['starred', 'frequentlycontacted'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { ref, value, onChange, onBlur } }) => (
              <FormControlLabel
                control={
                  <Switch
                    checked={value}
                    onChange={(_, checked) => onChange(checked)}
                    onBlur={onBlur}
                    slotProps={{ input: { ref } }}
                  />
                }
                label={t(`fields.${name}`)}
              />
            )}
          />
        ))}
      </div>
    </>
  )
}
