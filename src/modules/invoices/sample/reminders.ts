import type { Insertable } from 'kysely'
import type { SampleTools } from '#platform/db/sample/sample.ts'
import type { Tables } from '../server/tables.ts'

type Reminded = Pick<Insertable<Tables['invoices']>, 'id' | 'number' | 'balance' | 'billToEmail'>

// Invoices are due after 45 days at most.
const remindedAfter = 50

/** The reminders of an invoice that has been overdue for a while. */
export function createReminders(
  { id, number, balance, billToEmail }: Reminded,
  age: number,
  { ago }: SampleTools,
): Omit<Insertable<Tables['invoiceReminders']>, 'id'>[] {
  if (balance === 0 || age < 60 || billToEmail === '') return []
  const reminder = {
    invoiceId: id,
    step: 'friendly' as const,
    recipients: JSON.stringify([billToEmail]),
    subject: `Reminder: invoice ${number}`,
    userId: 'u4',
    sentAt: ago({ days: age - remindedAfter }),
  }
  return [reminder]
}
