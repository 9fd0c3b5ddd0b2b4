import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DateField } from '#platform/ui/dates/date-field.tsx'
import styles from '../page/stage.module.css'

export function States() {
  const t = useTexts('form-elements')
  const [rest, setRest] = useState<string | null>('2026-11-21')
  const [error, setError] = useState<string | null>(null)
  const ignore = () => {}
  return (
    <div className={styles.grid}>
      <DateField label={t('states.rest')} value={rest} onChange={setRest} />
      <DateField label={t('states.disabled')} value="2026-11-21" onChange={ignore} isDisabled />
      <DateField label={t('states.readOnly')} value="2026-11-21" onChange={ignore} isReadOnly />
      <DateField
        label={t('states.error')}
        value={error}
        onChange={setError}
        isRequired
        error={error === null ? t('dates.missing') : undefined}
      />
    </div>
  )
}
