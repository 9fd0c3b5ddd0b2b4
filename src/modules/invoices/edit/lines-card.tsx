import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { Card } from '#platform/ui/card.tsx'
import { LineRow } from './line-row.tsx'
import styles from './lines-card.module.css'
import { useLines } from './use-lines.ts'

/** The lines, in rows that can be moved. */
export function LinesCard({ currency }: { currency: string }) {
  const t = useTexts('invoices')
  const { ids, announcement, isFull, add, drop, row, handle, onKeyDown } = useLines()
  useFieldLabel('orders', t('fields.orders'))
  const message = useMessage('orders')
  return (
    <Card title={t('fields.orders')}>
      <div className={styles.lines} data-field="orders">
        <LineHeads />
        <ul className={styles.list} aria-label={t('fields.orders')}>
          {ids.map((id, at) => (
            <li key={id} className={styles.row} {...row(id)} onKeyDown={(event) => onKeyDown(event, at, id)}>
              <LineRow at={at} currency={currency} handle={handle(id)} onRemove={() => drop(at)} />
            </li>
          ))}
        </ul>
      </div>
      {message && <p className="margin-block-start-2 text-error text-13">{message}</p>}
      <Button className={styles.add} size="small" startIcon={<IconPlus aria-hidden />} disabled={isFull} onClick={add}>
        {t('lines.add')}
      </Button>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </Card>
  )
}

/** The headings above the fields of all lines. */
function LineHeads() {
  const t = useTexts('invoices')
  return (
    <div className={styles.heads} aria-hidden>
      <span />
      <span>{t('fields.itemName')}</span>
      <span className={styles.number}>{t('fields.unitPrice')}</span>
      <span className={styles.number}>{t('fields.units')}</span>
      <span className={styles.number}>{t('lines.discount')}</span>
      <span className={styles.number}>{t('lines.vat')}</span>
      <span className={styles.number}>{t('fields.unitTotalPrice')}</span>
      <span />
    </div>
  )
}
