import { sql, type SqlBool } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { addDays } from '#platform/numbers/figures.ts'
import type { Background } from '#platform/server/pipeline/call.ts'
import { invoices } from '../contract.ts'
import { readToday } from './days.ts'
import { lockRows } from './invoice-rows.ts'
import { getNextReminder, getStepsFrom, listActiveSteps } from './reminder-plan.ts'
import { readStoredSteps } from './reminder-settings.ts'
import { canSend, deliverReminder, isScheduled, selectReminders, writeLetter } from './reminders.ts'
import type { StoredSteps, Tables } from './tables.ts'

// The next run sends the rest.
const maxPerRun = 200

async function listDue(db: Db<Tables>, steps: StoredSteps, today: string) {
  const found = new Set<number>()
  for (const { step, days, endDays, since } of listActiveSteps(steps)) {
    const rows = await db
      .selectFrom('invoices')
      .select('id')
      .where('deletedAt', 'is', null)
      .where(sql<SqlBool>`"balance" > 0`)
      .where('remindersStopped', '=', false)
      .where('billToEmail', '<>', '')
      .where('dueDate', '<=', addDays(today, -days))
      .where('dueDate', '>=', addDays(since, -days))
      .$if(endDays !== undefined, (query) => query.where('dueDate', '>', addDays(today, -(endDays ?? 0))))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('invoiceReminders')
              .select('invoiceReminders.id')
              .whereRef('invoiceReminders.invoiceId', '=', 'invoices.id')
              .where('invoiceReminders.step', 'in', getStepsFrom(step)),
          ),
        ),
      )
      .orderBy('dueDate')
      .orderBy('id')
      .limit(maxPerRun)
      .execute()
    for (const { id } of rows) found.add(id)
  }
  return [...found].slice(0, maxPerRun).map(String)
}

type Tools = Pick<Background, 'now' | 'services'>

/** The invoices of which a reminder is due by the schedule and was not sent; none without a mail server. */
export async function findDueReminders(db: Db<Tables>, { now, services }: Tools) {
  if (!canSend(services)) return []
  const steps = await readStoredSteps(db)
  return steps ? listDue(db, steps, await readToday({ now, services })) : []
}

/** Sends the reminder of an invoice that is due by the schedule, once. */
export async function sendDueReminder(db: Db<Tables>, invoiceId: number, { now, services, events }: Background) {
  const steps = await readStoredSteps(db)
  // A payment or another process may have been faster: the locked row decides.
  const [row] = await lockRows(db, [invoiceId], now)
  if (!steps || !row || !isScheduled(row)) return
  const today = await readToday({ now, services })
  const sent = (await selectReminders(db, [invoiceId]).execute()).map(({ step }) => step)
  const next = getNextReminder(steps, { dueDate: row.dueDate, sent }, today)
  if (next?.date !== today || row.dueDate >= today) return
  const { language } = await services.workspace()
  const letter = writeLetter(steps[next.step], row, language)
  await deliverReminder(
    db,
    row,
    { step: next.step, to: [row.billToEmail], ...letter, author: null },
    { now, services, texts: () => services.contractTexts(invoices.name) },
  )
  events.announce('everyone', row.id, invoices.name)
}
