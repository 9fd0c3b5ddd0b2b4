import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

const speeds = ['standard', 'express', 'collect'] as const

export function Group() {
  const t = useTexts('form-elements')
  const id = useId()
  const [speed, setSpeed] = useState<string>('standard')
  return (
    <div>
      <p id={id} className={styles.legend}>
        {t('radios.delivery')}
      </p>
      <RadioGroup aria-labelledby={id} value={speed} onChange={(_event, value) => setSpeed(value)}>
        {speeds.map((one) => (
          <FormControlLabel key={one} value={one} label={t(`radios.${one}`)} control={<Radio />} />
        ))}
      </RadioGroup>
      <p className="text-quiet text-13">{t('labels.kept', { value: speed })}</p>
    </div>
  )
}
