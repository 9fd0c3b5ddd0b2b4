import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Access, AuditEntry } from '../contract.ts'
import { useAccessWords } from '../use-access-words.ts'
import styles from './access-card.module.css'

interface AccessCardProps {
  entry: Pick<AuditEntry, 'at' | 'action'>
  access: Access
}

const long = { all: 'access.allLong', filtered: 'access.filteredLong', selected: 'access.selectedLong' } as const

/** The known details of a read or export. */
export function AccessCard({ entry, access: { records, answers, format: type, selection } }: AccessCardProps) {
  const t = useTexts('audit')
  const format = useFormats()
  const { getFormat, getHour } = useAccessWords()
  const isExport = entry.action === 'export'
  return (
    <Card title={isExport ? t('access.exported') : t('access.read')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('access.records')}</dt>
          <dd>{records === null ? t('access.unknown') : format.number(records)}</dd>
        </div>
        {answers !== null && (
          <>
            <div>
              <dt>{t('access.answers')}</dt>
              <dd>{format.number(answers)}</dd>
            </div>
            <div>
              <dt>{t('access.between')}</dt>
              <dd>{getHour(entry.at)}</dd>
            </div>
          </>
        )}
        {selection && (
          <div>
            <dt>{t('access.which')}</dt>
            <dd>{t(long[selection])}</dd>
          </div>
        )}
        {type !== null && (
          <div>
            <dt>{t('access.format')}</dt>
            <dd>{getFormat(type)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>{isExport ? t('access.exportNote') : t('access.readNote')}</p>
    </Card>
  )
}
