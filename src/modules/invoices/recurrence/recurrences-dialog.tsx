import { Switch } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { ListDialogRow } from '#platform/ui/list-dialog/list-dialog-row.tsx'
import { ListDialog } from '#platform/ui/list-dialog/list-dialog.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { invoiceRecurrences, type Recurrence } from '../contract-recurrences.ts'
import { recurrencesApi } from '../invoices-client.ts'
import { RecurrenceForm } from './recurrence-form.tsx'
import { useRecurrenceText } from './use-recurrence-text.ts'

/** The recurring invoices, to pause, edit and delete. New ones are made from an invoice. */
export function RecurrencesDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('invoices')
  return (
    <ListDialog
      title={t('recurring.title')}
      lead={t('recurring.lead')}
      width="md"
      query={useQuery(recurrencesApi.list.query())}
      emptyText={t('recurring.none')}
      newLabel={undefined}
      renderRow={(recurrence, edit) => <RecurrenceRow key={recurrence.id} recurrence={recurrence} onEdit={edit} />}
      renderForm={(recurrence, close) =>
        recurrence && <RecurrenceForm recurrence={recurrence} invoiceId={recurrence.invoiceId} onClose={close} />
      }
      onClose={onClose}
    />
  )
}

function RecurrenceRow({ recurrence, onEdit }: { recurrence: Recurrence; onEdit: () => void }) {
  const t = useTexts('invoices')
  const can = useCan()
  const getText = useRecurrenceText()
  const format = useFormats(recurrence.currency)
  const { mutate: change } = useMutation(recurrencesApi.edit.mutation())
  const { mutateAsync: restore } = useMutation(recurrencesApi.edit.mutation())
  const { mutateAsync: remove } = useMutation(recurrencesApi.remove.mutation())
  const { id, billTo, grandTotal, invoiceId, isPaused, madeCount } = recurrence
  const params = { id }
  const mayEdit = can('update', invoiceRecurrences.name, { ...recurrence })
  const mayRemove = can('delete', invoiceRecurrences.name, { ...recurrence })
  const { schedule, next } = getText(recurrence)
  return (
    <ListDialogRow
      title={
        <Link to={`/apps/invoice/detail/${invoiceId}`}>
          <bdi {...asWritten(billTo)}>{billTo}</bdi> · {format.money(toCents(grandTotal))}
        </Link>
      }
      start={
        mayEdit && (
          <Switch
            checked={!isPaused}
            slotProps={{ input: { 'aria-label': t('recurring.active', { name: billTo }) } }}
            onChange={(_, isActive) => change({ params, body: { isPaused: !isActive } })}
          />
        )
      }
      edit={mayEdit ? { label: t('recurring.edit', { name: billTo }), run: onEdit } : undefined}
      remove={
        mayRemove
          ? {
              label: t('recurring.remove', { name: billTo }),
              run: () => remove({ params }),
              done: t('recurring.removed', { name: billTo }),
              undo: () => restore({ params, body: { deleted: false } }),
            }
          : undefined
      }
    >
      <p className="text-quiet text-13">{schedule}</p>
      <p className="text-13 medium tabular">{next}</p>
      <p className="text-quiet text-13">{t('recurring.made', { count: madeCount })}</p>
    </ListDialogRow>
  )
}
