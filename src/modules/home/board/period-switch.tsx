import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Period, periods, usePeriod } from '#platform/web/url-state/period.ts'
import styles from './period-switch.module.css'

/** Selects the period of all figures. */
export function PeriodSwitch() {
  const t = useTexts('home')
  const name = useId()
  const { period, setPeriod } = usePeriod()
  // The URL changes once the figures load; the button has to react at once.
  const [pressed, setPressed] = useState<{ to: Period; from: Period }>()
  const shownPeriod = pressed?.from === period ? pressed.to : period
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('period.title')}</legend>
      {periods.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={one === shownPeriod}
            onChange={() => {
              setPressed({ to: one, from: period })
              setPeriod(one)
            }}
          />
          <span className={styles.word}>{t(`period.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
