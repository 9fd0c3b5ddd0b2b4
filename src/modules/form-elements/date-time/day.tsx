import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import styles from '../page/stage.module.css'

export function Day() {
  const t = useTexts('form-elements')
  const [day, setDay] = useState<string | null>('2026-11-21')
  return (
    <div className={styles.stack}>
      <DateField label={t('dates.delivery')} value={day} onChange={setDay} />
      <p className="text-quiet text-13">{t('labels.kept', { value: day ?? '—' })}</p>
    </div>
  )
}
