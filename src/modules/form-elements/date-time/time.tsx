import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { TimeField } from '#platform/ui/dates/time-field.tsx'
import styles from '../page/stage.module.css'

export function Time() {
  const t = useTexts('form-elements')
  const [time, setTime] = useState<string | null>('14:30')
  return (
    <div className={styles.stack}>
      <TimeField label={t('dates.collection')} value={time} onChange={setTime} min="08:00" max="18:00" step={15} />
      <p className="text-quiet text-13">{t('labels.kept', { value: time ?? '—' })}</p>
    </div>
  )
}
