import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import styles from '../page/stage.module.css'

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

export function Bounds() {
  const t = useTexts('form-elements')
  const [day, setDay] = useState<string | null>('2026-12-05')
  return (
    <div className={styles.stack}>
      <DateField
        label={t('dates.fitting')}
        hint={t('dates.fittingHint')}
        value={day}
        onChange={setDay}
        min="2026-11-23"
        max="2026-12-18"
        isUnavailable={isWeekend}
        isRequired
      />
    </div>
  )
}
