import { FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

const reasons = ['damaged', 'wrong', 'other'] as const

export function ConditionalFields() {
  const t = useTexts('form-elements')
  const id = useId()
  const [reason, setReason] = useState<string>('damaged')
  const [text, setText] = useState('')
  return (
    <div className={styles.stack}>
      <div>
        <p id={id} className={styles.legend}>
          {t('radios.reason')}
        </p>
        <RadioGroup aria-labelledby={id} value={reason} onChange={(_event, value) => setReason(value)}>
          {reasons.map((one) => (
            <FormControlLabel key={one} value={one} label={t(`radios.${one}`)} control={<Radio />} />
          ))}
        </RadioGroup>
      </div>
      {/* Input is kept in case the user switches back. */}
      {reason === 'other' && (
        <TextField label={t('radios.which')} value={text} onChange={({ target }) => setText(target.value)} />
      )}
    </div>
  )
}
