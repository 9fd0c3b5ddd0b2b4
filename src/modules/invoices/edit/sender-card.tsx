import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { FormValues } from './form-values.ts'
import styles from './invoice-form.module.css'
import { useTextField } from './use-text-field.ts'

const names = ['billFrom', 'billFromEmail', 'billFromAddress', 'billFromPhone', 'billFromFax'] as const

/** Who writes it: the same every time, so the fields stand aside until they are wanted or wrong. */
export function SenderCard() {
  const t = useTexts('invoices')
  const text = useTextField()
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
          <TextField {...text('billFrom')} required />
          <TextField {...text('billFromEmail')} type="email" />
          <TextField {...text('billFromAddress')} className={styles.whole ?? ''} multiline minRows={2} maxRows={6} />
          <TextField {...text('billFromPhone')} type="tel" />
          <TextField {...text('billFromFax')} type="tel" />
        </div>
      ) : (
        <p className={styles.sender}>
          <bdi>{sender[0]}</bdi>
          <span className={styles.quiet}>
            <bdi>{sender[1]}</bdi>
          </span>
        </p>
      )}
    </Card>
  )
}
