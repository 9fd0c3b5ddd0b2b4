import { Button } from '@mui/material'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { senderNames } from '../contract-fields.ts'
import { CardInputs } from './card-inputs.tsx'
import type { FormValues } from './form-values.ts'
import styles from './invoice-form.module.css'

/** The sender. It rarely changes, so the fields are hidden until the user opens them or one has an error. */
export function SenderCard() {
  const t = useTexts('invoices')
  const sender = useWatch<FormValues, ['billFrom', 'billFromAddress']>({ name: ['billFrom', 'billFromAddress'] })
  const { errors } = useFormState<FormValues>({ name: senderNames })
  const [isEditing, setEditing] = useState(sender[0] === '')
  const isOpen = isEditing || senderNames.some((name) => errors[name])
  return (
    <Card
      title={t('form.sender')}
      aside={
        !isOpen && (
          <Button size="small" onClick={() => setEditing(true)}>
            {t('form.change')}
          </Button>
        )
      }
    >
      {isOpen ? (
        <div className={styles.fields}>
          <CardInputs card="sender" />
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
