import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Access, AuditEntry } from './contract.ts'

const hour = 3_600_000

const formats = {
  'text/csv': 'csv',
  'text/vcard': 'vcard',
  'text/calendar': 'calendar',
  'application/json': 'json',
} as const
const isKnown = (type: string): type is keyof typeof formats => Object.hasOwn(formats, type)

/** Texts for reads and exports. */
export function useAccessWords() {
  const t = useTexts('audit')
  const format = useFormats()
  /** The common name of a media type, or the type itself if unknown. */
  const getFormat = (type: string) => (isKnown(type) ? t(`formats.${formats[type]}`) : type)
  // Not as a range, which would include both dates if the hour ends at midnight.
  const getHour = (at: string) =>
    t('access.hour', { from: format.time(at), to: format.time(new Date(at).getTime() + hour) })
  return {
    getFormat,
    getHour,
    /** Short text for the list. */
    getSummary: ({ at }: Pick<AuditEntry, 'at'>, { records, answers, format: type, selection }: Access) =>
      [
        records !== null && t('records', { count: records }),
        answers !== null && t('answers', { count: answers }),
        answers !== null && getHour(at),
        type !== null && getFormat(type),
        selection && t(`access.${selection}`),
      ].filter((part) => typeof part === 'string'),
  }
}
