import type { Db } from '#platform/db/engines/database.ts'
import { addDays } from '#platform/numbers/figures.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { invoices } from '../contract.ts'
import { firstIn } from '#platform/fields/choices.ts'
import { statusChoices } from '../contract-fields.ts'
import { invoiceRecurrences } from '../contract-recurrences.ts'
import { insertInvoice } from './create-invoice.ts'
import { readToday } from './days.ts'
import { createInvoiceNotice } from './notices.ts'
import { findNextDate } from './recurrence-dates.ts'
import { mayMake, type RecurrenceRow } from './recurrences.ts'
import type { Tables } from './tables.ts'

type Tools = Background<'recurring' | 'recurrencePaused'>

// The next run makes the rest.
const maxPerRun = 100

/** Claims a recurrence whose date has come; undefined if another process was faster, or a user has paused it. */
const claim = (db: Db<Tables>, id: number, { today, now }: { today: string; now: string }) =>
  db
    .updateTable('invoiceRecurrences')
    .set({ updatedAt: now })
    .where('id', '=', id)
    .where('nextDate', '<=', today)
    .where('isPaused', '=', false)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Makes the invoice of a date, dated and due as if it had been made on that day. */
async function makeInvoice(db: Db<Tables>, row: RecurrenceRow, date: string, { now, services, events }: Tools) {
  const id = await insertInvoice(
    db,
    {
      ...row.template,
      orderDate: date,
      dueDate: addDays(date, row.dueDays),
      completed: false,
      isSelected: false,
      remindersStopped: false,
    },
    {
      status: firstIn(statusChoices, 'open'),
      currency: row.currency,
      issue: row.isIssued,
      recurrence: { recurrenceId: row.id, recurrenceDate: date },
    },
    { user: { id: row.createdById }, now, services },
  )
  events.announce('everyone', id, invoices.name)
  events.notify([row.createdById], {
    kind: 'recurring',
    topic: invoices.name,
    values: { name: row.billTo, total: { cents: row.grandTotal, currency: row.currency } },
    ...createInvoiceNotice({ id }),
  })
}

/** Pauses a recurrence whose author may no longer create invoices, and informs those who may. */
async function pause(db: Db<Tables>, { id, billTo, invoiceId }: RecurrenceRow, { events }: Tools) {
  await db.updateTable('invoiceRecurrences').set({ isPaused: true }).where('id', '=', id).execute()
  events.notify(
    { permission: 'update' },
    {
      kind: 'recurrencePaused',
      topic: invoices.name,
      values: { name: billTo },
      path: '/apps/invoice/list?recurring=true',
      recordId: invoiceId,
    },
  )
}

/** Makes at most this many of the invoices that are due, in the order of their dates. Returns how many. */
async function makeAll(db: Db<Tables>, claimed: RecurrenceRow, most: number, tools: Tools & { today: string }) {
  let row = claimed
  let made = 0
  while (row.nextDate !== null && row.nextDate <= tools.today && made < most) {
    const date = row.nextDate
    await makeInvoice(db, row, date, tools)
    made += 1
    const after = { ...row, madeCount: row.madeCount + 1, lastDate: date }
    row = { ...after, nextDate: findNextDate(after, date) }
  }
  const { madeCount, lastDate, nextDate } = row
  await db.updateTable('invoiceRecurrences').set({ madeCount, lastDate, nextDate }).where('id', '=', row.id).execute()
  return made
}

/** Makes the invoices of all dates that have come, also those of a downtime, each once. */
export async function makeDueInvoices(db: Db<Tables>, tools: Tools) {
  const today = await readToday(tools)
  const due = await db
    .selectFrom('invoiceRecurrences')
    .select('id')
    .where('nextDate', '<=', today)
    .where('isPaused', '=', false)
    .where('deletedAt', 'is', null)
    .orderBy('nextDate')
    .orderBy('id')
    .limit(maxPerRun)
    .execute()
  let rest = maxPerRun
  for (const { id } of due) {
    if (rest <= 0) return
    const row = await claim(db, id, { today, now: tools.now })
    if (!row) continue
    const [author] = await tools.services.readers([row.createdById])
    if (author && mayMake(author.ability, row)) rest -= await makeAll(db, row, rest, { ...tools, today })
    else await pause(db, row, tools)
    tools.events.announce('everyone', id, invoiceRecurrences.name)
  }
}
