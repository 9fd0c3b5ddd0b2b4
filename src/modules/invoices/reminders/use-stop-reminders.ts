import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Invoice } from '../contract-invoice.ts'
import { api } from '../invoices-client.ts'

const editing = api.edit.mutation({ optimistic: (record, { body }) => ({ ...record, ...body }) })

/** Stops the scheduled reminders of one invoice, or starts them again. */
export function useStopReminders() {
  const t = useTexts('invoices')
  const { mutateAsync: edit } = useMutation(editing)
  return ({ id, number }: Invoice, remindersStopped: boolean) =>
    edit({ params: { id }, body: { remindersStopped } }).then(
      () => {
        toast({
          text: t(remindersStopped ? 'reminders.stopped' : 'reminders.resumed', { number }),
          undo: () => edit({ params: { id }, body: { remindersStopped: !remindersStopped } }),
        })
      },
      // The application shows the refusal.
      () => {},
    )
}
