import { FormControlLabel, Switch, Button } from '@mui/material'
import { IconBellRinging } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Invoice } from '../contract-invoice.ts'
import type { InvoiceReminders } from '../contract-reminders.ts'
import { remindersQuery } from '../first-queries.ts'
import { useRights } from '../use-rights.ts'
import styles from './reminders.module.css'
import { useStopReminders } from './use-stop-reminders.ts'

const RemindDialog = lazy(async () => ({ default: (await import('./remind-dialog.tsx')).RemindDialog }))

/** The reminders of an overdue invoice: those sent, the next one, and a button for another. */
export function RemindersCard({ invoice }: { invoice: Invoice }) {
  const t = useTexts('invoices')
  const rights = useRights()
  const stop = useStopReminders()
  const [isSending, setSending] = useState(false)
  const { data } = useQuery(remindersQuery(invoice.id))
  const { remindersStopped, deleted } = invoice
  const isOverdue = invoice.paymentState === 'overdue' && !deleted
  const isOwed = invoice.balance > 0 && !deleted
  if (!data || (data.sent.length === 0 && !isOverdue && !data.next && !(isOwed && remindersStopped))) return null
  return (
    <Card title={t('reminders.title')}>
      <Reminders reminders={data} />
      {isOwed && (data.next || remindersStopped) && (
        <>
          {rights.update ? (
            <FormControlLabel
              control={<Switch checked={!remindersStopped} onChange={(_, isOn) => void stop(invoice, !isOn)} />}
              label={t('reminders.automatic')}
            />
          ) : (
            remindersStopped && <p className="text-quiet text-13">{t('reminders.areStopped')}</p>
          )}
        </>
      )}
      {rights.send && isOverdue && (
        <Button
          className={styles.send}
          variant="outlined"
          color="secondary"
          fullWidth
          startIcon={<IconBellRinging aria-hidden />}
          onClick={() => setSending(true)}
        >
          {t('reminders.send.open')}
        </Button>
      )}
      <Suspense>
        {isSending && <RemindDialog invoice={invoice} reminders={data} onClose={() => setSending(false)} />}
      </Suspense>
    </Card>
  )
}

function Reminders({ reminders: { sent, next } }: { reminders: InvoiceReminders }) {
  const t = useTexts('invoices')
  const format = useFormats()
  return (
    <>
      {sent.length === 0 && <p className="text-quiet text-13">{t('reminders.none')}</p>}
      {sent.length > 0 && (
        <ul className="grid gap-2" aria-label={t('reminders.title')}>
          {sent.map(({ id, step, recipients, isAutomatic, sentAt }) => (
            <li key={id} className="grid min-inline-0">
              <span className="medium">{t(`reminders.steps.${step}`)}</span>
              <span className={styles.facts}>
                {t(isAutomatic ? 'reminders.sentAutomatically' : 'reminders.sent', {
                  date: format.dateTime(sentAt),
                  to: format.list(recipients),
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className={styles.next}>
          {t('reminders.next', {
            step: t(`reminders.steps.${next.step}`),
            date: format.date(next.date),
          })}
        </p>
      )}
    </>
  )
}
