import { Radio, RadioGroup } from '@mui/material'
import { useId, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import choice from '../page/choice.module.css'
import styles from '../page/stage.module.css'

const costs = { standard: 490, express: 1290, collect: 0 }
const speeds = ['standard', 'express', 'collect'] as const

export function Described() {
  const t = useTexts('form-elements')
  const format = useFormats()
  const id = useId()
  const [speed, setSpeed] = useState<string>('express')
  return (
    <div>
      <p id={id} className={styles.legend}>
        {t('radios.delivery')}
      </p>
      <RadioGroup
        className={choice.group}
        aria-labelledby={id}
        value={speed}
        onChange={(_event, value) => setSpeed(value)}
      >
        <div className={choice.cards}>
          {speeds.map((one) => (
            <label key={one} className={choice.card} htmlFor={`${id}${one}-input`}>
              <Radio
                value={one}
                slotProps={{
                  input: {
                    id: `${id}${one}-input`,
                    'aria-labelledby': `${id}${one}`,
                    'aria-describedby': `${id}${one}-hint`,
                  },
                }}
              />
              <span className={choice.words}>
                <span id={`${id}${one}`} className="semibold">
                  {t(`radios.${one}`)} · {costs[one] === 0 ? t('radios.free') : format.money(costs[one])}
                </span>
                <span id={`${id}${one}-hint`} className="text-quiet text-13">
                  {t(`radios.${one}Hint`)}
                </span>
              </span>
            </label>
          ))}
        </div>
      </RadioGroup>
    </div>
  )
}
