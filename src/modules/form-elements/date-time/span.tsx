import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import styles from '../page/stage.module.css'

const day = 86_400_000

export function Span() {
  const t = useTexts('form-elements')
  const format = useFormats()
  const [from, setFrom] = useState<string | null>('2026-12-21')
  const [to, setTo] = useState<string | null>('2027-01-03')
  const isWhole = from !== null && to !== null && from <= to
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('dates.holiday')}</legend>
      <div className={styles.grid}>
        <DateField label={t('dates.from')} value={from} onChange={setFrom} max={to ?? undefined} />
        <DateField label={t('dates.to')} value={to} onChange={setTo} min={from ?? undefined} />
      </div>
      <p className="text-quiet text-13" role="status">
        {isWhole
          ? t('dates.days', { count: Math.round((Date.parse(to) - Date.parse(from)) / day) + 1 })
          : t('dates.noDays')}
        {isWhole && ` · ${format.dateRange(`${from}T12:00`, `${to}T12:00`)}`}
      </p>
    </fieldset>
  )
}
