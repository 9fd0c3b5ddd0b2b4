import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { periods } from '../contract.ts'
import { maxSaving, type Period } from '../plans.ts'
import styles from '../pricing.module.css'

interface PeriodSwitchProps {
  period: Period
  onChange: (period: Period) => void
}

export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  const t = useTexts('pricing')
  const format = useFormats()
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('period.label')}</legend>
      {periods.map((one) => (
        <label key={one} className={styles.choice}>
          <input type="radio" name="period" value={one} checked={one === period} onChange={() => onChange(one)} />
          <span>
            {t(`period.${one}`)}
            {one === 'yearly' && <small>{t('period.saving', { percent: format.percent(maxSaving) })}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
