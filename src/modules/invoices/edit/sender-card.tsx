import { Button } from '@mui/material'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { textFieldsOf } from '#platform/ui/form/inputs/text-fields-of.ts'
import type { FormValues } from './form-values.ts'
import styles from './invoice-form.module.css'

const { TextInput } = textFieldsOf<FormValues>()

const names = ['billFrom', 'billFromEmail', 'billFromAddress', 'billFromPhone', 'billFromFax'] as const

/** Who writes it: the same every time, so the fields stand aside until they are wanted or wrong. */
export function SenderCard() {
  const t = useTexts('invoices')
  const sender = useWatch<FormValues, ['billFrom', 'billFromAddress']>({ name: ['billFrom', 'billFromAddress'] })
  const { errors } = useFormState<FormValues>({ name: names })
  const [isWanted, setWanted] = useState(sender[0] === '')
  const isOpen = isWanted || names.some((name) => errors[name])
  return (
    <Card
      title={t('form.sender')}
      aside={
        !isOpen && (
          <Button size="small" onClick={() => setWanted(true)}>
            {t('form.change')}
          </Button>
        )
      }
    >
      {isOpen ? (
        <div className={styles.fields}>
          <TextInput name="billFrom" label={t('fields.billFrom')} required />
          <TextInput name="billFromEmail" label={t('fields.billFromEmail')} type="email" />
          <div className={styles.whole}>
            <TextInput name="billFromAddress" label={t('fields.billFromAddress')} multiline minRows={2} maxRows={6} />
          </div>
          <TextInput name="billFromPhone" label={t('fields.billFromPhone')} type="tel" />
          <TextInput name="billFromFax" label={t('fields.billFromFax')} type="tel" />
        </div>
      ) : (
        <p className="grid medium">
          <bdi>{sender[0]}</bdi>
          <span className="text-quiet text-13 regular pre-line">
            <bdi>{sender[1]}</bdi>
          </span>
        </p>
      )}
    </Card>
  )
}
