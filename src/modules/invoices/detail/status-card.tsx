import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Invoice } from '../contract-invoice.ts'
import { type Status, statuses } from '../contract-fields.ts'
import { StatusIcon } from '../marks.tsx'
import type { InvoiceActions } from '../use-invoice-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './status-card.module.css'

/** The status. Users who may update invoices set the next one; only administrators set an earlier one. */
export function StatusCard({ invoice, actions }: { invoice: Invoice; actions: InvoiceActions }) {
  const t = useTexts('invoices')
  const rights = useRights()
  const at = statuses.indexOf(invoice.status)
  const next = statuses[at + 1]
  const previous = statuses[at - 1]
  // The button shows the following step at once, which a second click of a double click would take.
  const [isChanging, setChanging] = useState(false)
  const change = async (status: Status) => {
    setChanging(true)
    await actions.setStatus(invoice, status)
    setChanging(false)
  }
  return (
    <Card title={t('fields.status')}>
      <ol className="grid">
        {statuses.map((status, index) => (
          <li
            key={status}
            className={styles.step}
            data-reached={index <= at}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.dot}>
              {index < at ? <IconCheck size={14} aria-hidden /> : <StatusIcon status={status} size={16} />}
            </span>
            {t(`statuses.${status}`)}
          </li>
        ))}
      </ol>
      {rights.update && !invoice.deleted && (
        <div className="grid gap-2 margin-block-start-4">
          {next && (
            <Button
              variant="outlined"
              color="secondary"
              fullWidth
              disabled={isChanging}
              onClick={() => void change(next)}
            >
              {t(`setStatus.${next}`)}
            </Button>
          )}
          {previous && rights.goBack && (
            <Button
              color="secondary"
              fullWidth
              startIcon={<IconArrowBackUp aria-hidden />}
              disabled={isChanging}
              onClick={() => void change(previous)}
            >
              {t('backTo', { status: t(`statuses.${previous}`) })}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
