import { Slider } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import stage from '../page/stage.module.css'
import styles from './slider.module.css'

const states = [
  { name: 'rest', props: {} },
  { name: 'small', props: { size: 'small' } },
  { name: 'disabled', props: { disabled: true } },
] as const

export function States() {
  const t = useTexts('form-elements')
  const message = useId()
  return (
    <div className={stage.grid}>
      {states.map(({ name, props }) => (
        <div key={name}>
          <span className="text-quiet text-13">{t(`states.${name}`)}</span>
          <div className={styles.track}>
            <Slider aria-label={t(`states.${name}`)} defaultValue={60} {...props} />
          </div>
        </div>
      ))}
      <div className={styles.wrong}>
        <span className="text-quiet text-13">{t('states.error')}</span>
        <div className={styles.track}>
          <Slider
            aria-label={t('states.error')}
            aria-describedby={message}
            defaultValue={60}
            slotProps={{ input: { 'aria-invalid': true } }}
          />
        </div>
        <p id={message} className="text-error text-13">
          {t('sliders.tooMuch')}
        </p>
      </div>
    </div>
  )
}
