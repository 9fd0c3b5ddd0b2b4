import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './field-value.module.css'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const maxLength = 2000

/** A value for display: formatted times, lists as lists, all others as stored. */
export function FieldValue({ value }: { value: unknown }) {
  const t = useTexts('audit')
  const format = useFormats()
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className={styles.empty}>{t('detail.nothing')}</span>
  if (typeof value === 'boolean') return value ? t('detail.yes') : t('detail.no')
  if (typeof value === 'number') return <bdi className="tabular">{String(value)}</bdi>
  if (typeof value === 'string' && moment.test(value)) return <time dateTime={value}>{format.dateTime(value)}</time>
  if (typeof value === 'string')
    return (
      <span className="block pre-line match-parent" {...asWritten(value)}>
        {value.length > maxLength ? `${value.slice(0, maxLength)}…` : value}
      </span>
    )
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return <bdi>{format.list(value, 'unit')}</bdi>
  return (
    <pre className={styles.json} dir="ltr">
      {JSON.stringify(value, null, 2)}
    </pre>
  )
}
