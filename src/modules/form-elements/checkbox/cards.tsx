import { Checkbox } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import choice from '../page/choice.module.css'
import styles from '../page/stage.module.css'

const extras = ['gift', 'express', 'insured'] as const
type Extra = (typeof extras)[number]

export function Cards() {
  const t = useTexts('form-elements')
  const id = useId()
  const [chosen, setChosen] = useState<readonly Extra[]>(['express'])
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('checks.parcel')}</legend>
      <div className={choice.cards}>
        {extras.map((extra) => (
          <label key={extra} className={choice.card} htmlFor={`${id}${extra}-input`}>
            <Checkbox
              checked={chosen.includes(extra)}
              slotProps={{
                input: {
                  id: `${id}${extra}-input`,
                  'aria-labelledby': `${id}${extra}`,
                  'aria-describedby': `${id}${extra}-hint`,
                },
              }}
              onChange={(_event, checked) =>
                setChosen(extras.filter((one) => (one === extra ? checked : chosen.includes(one))))
              }
            />
            <span className={choice.words}>
              <span id={`${id}${extra}`} className="semibold">
                {t(`checks.${extra}`)}
              </span>
              <span id={`${id}${extra}-hint`} className="text-quiet text-13">
                {t(`checks.${extra}Hint`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
