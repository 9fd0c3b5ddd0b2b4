import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ImportReport } from '../contract.ts'
import { ruleText } from '../recurrence/rule-text.ts'
import { useLocalFormats } from '../events/use-local-formats.ts'
import { useZone } from '../events/use-zone.ts'
import styles from './import-dialog.module.css'

/** The events of a file, and its errors. */
export function ImportPreview({ report }: { report: ImportReport }) {
  const t = useTexts('calendar')
  const localFormats = useLocalFormats()
  const format = useFormats()
  const zone = useZone()
  const { found, created, updated, skipped, errors, preview } = report
  // The other events of the file replace occurrences of a series.
  const changes = found - created - updated - skipped - errors.length
  const formatTime = (time: string, of: string) =>
    of === zone ? time : t('event.inZone', { time, zone: of.replaceAll('_', ' ') })
  return (
    <>
      <p role="status">
        <strong>{t('import.found', { count: found })}</strong>
        <span className={styles.figures}>
          <span>{t('import.fresh', { count: created })}</span>
          <span>{t('import.known', { count: skipped + updated })}</span>
          {changes > 0 && <span>{t('import.changes', { count: changes })}</span>}
          {errors.length > 0 && <span className={styles.broken}>{t('import.broken', { count: errors.length })}</span>}
        </span>
      </p>
      {preview.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also for the keyboard
        <ul className={styles.list} aria-label={t('import.preview')} tabIndex={0}>
          {preview.map(({ item, title, start, allDay, timeZone, recurrence }) => (
            <li key={item}>
              <span className="medium break-anywhere" dir="auto">
                {title || t('untitled')}
              </span>
              <small>
                {localFormats.date(start, 'dateShort')}
                {!allDay && ` · ${formatTime(localFormats.time(start), timeZone)}`}
                {recurrence && ` · ${ruleText(recurrence, start, { t, localFormats, format })}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also for the keyboard
        <ul className={styles.list} aria-label={t('import.errors')} tabIndex={0}>
          {errors.map(({ item, title, message }) => (
            <li key={`${item} ${message}`}>
              <span className="medium break-anywhere" dir="auto">
                {item + 1}. {title || t('untitled')}
              </span>
              <small className={styles.broken}>{message}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
