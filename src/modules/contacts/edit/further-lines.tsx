import { IconPlus, IconX } from '@tabler/icons-react'
import { Button, MenuItem, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { Controller, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import styles from './contact-form.module.css'
import type { FormValues } from './form-values.ts'

const kinds = ['work', 'home', 'mobile', 'other'] as const
const most = 10

interface FurtherLinesProps {
  name: 'morePhones' | 'moreEmails'
  /** The words on the button. */
  add: string
  main: ReactNode
}

/** The main number or address, and any further ones. */
export function FurtherLines({ name, add, main }: FurtherLinesProps) {
  const t = useTexts('contacts')
  const { control, register } = useFormContext<FormValues>()
  const { errors } = useFormState<FormValues>({ name })
  const lines = useFieldArray<FormValues, typeof name>({ name })
  const what = name === 'morePhones' ? t('fields.phone') : t('fields.email')
  return (
    <fieldset className={styles.lines}>
      <legend className="visually-hidden">{t(`fields.${name}`)}</legend>
      {main}
      {lines.fields.map(({ id }, at) => {
        const { ref, ...field } = register(`${name}.${at}.value`)
        const error = errors[name]?.[at]?.value
        return (
          <div key={id} className={styles.line}>
            <TextField
              {...field}
              inputRef={ref}
              fullWidth
              type={name === 'morePhones' ? 'tel' : 'email'}
              autoComplete="off"
              label={what}
              error={Boolean(error)}
              helperText={error?.message}
            />
            <Controller
              control={control}
              name={`${name}.${at}.label`}
              render={({ field: { ref: inputRef, ...kind } }) => (
                <TextField {...kind} inputRef={inputRef} className={styles.kind} select label={t('fields.kind')}>
                  {kinds.map((option) => (
                    <MenuItem key={option} value={option}>
                      {t(`kinds.${option}`)}
                    </MenuItem>
                  ))}
                </TextField>
              )}
            />
            <IconAction
              label={t('removeLine', { what })}
              icon={<IconX size={18} aria-hidden />}
              onClick={() => lines.remove(at)}
            />
          </div>
        )
      })}
      {lines.fields.length < most && (
        <Button
          className={styles.add}
          size="small"
          startIcon={<IconPlus aria-hidden />}
          onClick={() => lines.append({ label: name === 'morePhones' ? 'mobile' : 'work', value: '' })}
        >
          {add}
        </Button>
      )}
    </fieldset>
  )
}
