import { useCan } from '#platform/web/session/session.ts'
import { invoices } from './contract.ts'
import { invoiceRecurrences } from './contract-recurrences.ts'
import { invoiceReminders } from './contract-reminders.ts'

/** The signed-in user's rights. */
export function useRights() {
  const can = useCan()
  return {
    create: can('create', invoices.name),
    update: can('update', invoices.name),
    remove: can('delete', invoices.name),
    send: can('send', invoices),
    pay: can('pay', invoices),
    /** Repeating an invoice creates others later. */
    repeat: can('create', invoiceRecurrences.name) && can('create', invoices.name),
    readRecurrences: can('read', invoiceRecurrences.name),
    setReminders: can('update', invoiceReminders.name),
    /** Setting an earlier status needs all rights on invoices, which by default administrators have. */
    goBack: can('manage', invoices.name),
  }
}
