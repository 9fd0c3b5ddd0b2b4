import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateTimeField } from '#platform/ui/dates/date-time-field.tsx'
import styles from '../page/stage.module.css'

export function DateAndTime() {
  const t = useTexts('form-elements')
  const [moment, setMoment] = useState<string | null>('2026-11-21T09:15')
  return (
    <div className={styles.stack}>
      <DateTimeField label={t('dates.meeting')} value={moment} onChange={setMoment} />
      <p className="text-quiet text-13">{t('labels.kept', { value: moment ?? '—' })}</p>
    </div>
  )
}
