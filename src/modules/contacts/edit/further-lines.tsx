import { IconPlus, IconX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { createFields } from '#platform/ui/form/inputs/create-fields.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import styles from './contact-form.module.css'
import { detailLabels, maxDetails } from '../contract-fields.ts'
import type { FormValues } from './form-values.ts'

const { TextInput, SelectInput } = createFields<FormValues>()

interface FurtherLinesProps {
  name: 'morePhones' | 'moreEmails'
  /** The text of the button. */
  add: string
  main: ReactNode
}

/** The main number or address, and any further ones. */
export function FurtherLines({ name, add, main }: FurtherLinesProps) {
  const t = useTexts('contacts')
  const lines = useFieldArray<FormValues, typeof name>({ name })
  const kind = name === 'morePhones' ? t('fields.phone') : t('fields.email')
  const typeOptions = detailLabels.map((value) => ({ value, label: t(`kinds.${value}`) }))
  return (
    <fieldset className="grid gap-3 min-inline-0" data-field={name}>
      <legend className="visually-hidden">{t(`groups.${name}`)}</legend>
      <div className="flex items-start gap-2">
        <div className="flex-1 min-inline-0">{main}</div>
        <div className={styles.kind}>
          <SelectInput
            name={name === 'morePhones' ? 'phoneLabel' : 'emailLabel'}
            label={t('fields.kind')}
            options={typeOptions}
          />
        </div>
      </div>
      {lines.fields.map(({ id }, at) => (
        <div key={id} className="flex items-start gap-2">
          <div className="flex-1 min-inline-0">
            <TextInput name={`${name}.${at}.value`} label={kind} type={name === 'morePhones' ? 'tel' : 'email'} />
          </div>
          <div className={styles.kind}>
            <SelectInput name={`${name}.${at}.label`} label={t('fields.kind')} options={typeOptions} />
          </div>
          <IconAction
            label={t('removeLine', { kind })}
            icon={<IconX size={18} aria-hidden />}
            onClick={() => lines.remove(at)}
          />
        </div>
      ))}
      {lines.fields.length < maxDetails && (
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
