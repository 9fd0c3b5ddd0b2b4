import { IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { linkTo } from '../audit-view.ts'
import type { ChangedRow } from '../contract.ts'
import styles from './changed-row-card.module.css'
import { FieldTable } from './field-table.tsx'
import { getFields, isTechnical, formatKey, toLabel } from './fields.ts'

/** One changed row with old and new values. */
export function ChangedRowCard({ row }: { row: ChangedRow }) {
  const t = useTexts('audit')
  const fields = getFields(row)
  const shownFields = fields.filter((field) => !isTechnical(field))
  const further = fields.filter(isTechnical)
  return (
    <Card
      title={
        <span className="row wrap gap-1-2 break-anywhere">
          <bdi dir="ltr">{toLabel(row.table)}</bdi>
          <bdi className="text-quiet regular" dir="ltr">
            {formatKey(row.key)}
          </bdi>
          <span className={styles.kind} data-kind={row.kind}>
            {t(`kinds.${row.kind}`)}
          </span>
        </span>
      }
      aside={
        <Link className="inline-row gap-1 text-13" to={linkTo({ table: row.table, key: row.key })}>
          <IconHistory size={16} aria-hidden />
          {t('detail.rowHistory')}
        </Link>
      }
    >
      {shownFields.length > 0 && <FieldTable kind={row.kind} fields={shownFields} />}
      {further.length > 0 && (
        <details className="margin-block-start-3" open={shownFields.length === 0}>
          <summary className={styles.summary}>{t('detail.technical', { count: further.length })}</summary>
          <FieldTable kind={row.kind} fields={further} />
        </details>
      )}
    </Card>
  )
}
