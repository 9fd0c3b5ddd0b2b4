import { Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '../page/stage.module.css'

const extras = ['gift', 'express', 'insured', 'signed', 'evening'] as const
type Extra = (typeof extras)[number]
const maxChosen = 2

export function MaxSelection() {
  const t = useTexts('form-elements')
  const [chosen, setChosen] = useState<readonly Extra[]>(['gift'])
  const isFull = chosen.length === maxChosen
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('checks.extras', { count: maxChosen })}</legend>
      <FormGroup>
        {extras.map((extra) => (
          <FormControlLabel
            key={extra}
            label={t(`checks.${extra}`)}
            control={
              <Checkbox
                checked={chosen.includes(extra)}
                disabled={isFull && !chosen.includes(extra)}
                onChange={(_event, checked) =>
                  setChosen(checked ? [...chosen, extra] : chosen.filter((one) => one !== extra))
                }
              />
            }
          />
        ))}
      </FormGroup>
      <p className="text-quiet text-13" role="status">
        {isFull ? t('checks.full') : t('checks.more', { count: maxChosen - chosen.length })}
      </p>
    </fieldset>
  )
}
