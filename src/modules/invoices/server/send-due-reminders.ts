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

/** The invoices of which a reminder is due, and was not sent. */
async function findDue(db: Db<Tables>, steps: StoredSteps, today: string) {
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
  return [...found].slice(0, maxPerRun)
}

/** Sends the reminders that are due by the schedule, each once, unless there is no mail server. */
export async function sendDueReminders(db: Db<Tables>, { now, services, events }: Background) {
  if (!canSend(services)) return
  const steps = await readStoredSteps(db)
  if (!steps) return
  const today = await readToday({ now, services })
  const ids = await findDue(db, steps, today)
  if (ids.length === 0) return
  const { language } = await services.workspace()
  // A payment or another process may have been faster: the locked rows decide.
  const rows = await lockRows(db, ids, now)
  const sent = Map.groupBy(await selectReminders(db, ids).execute(), ({ invoiceId }) => invoiceId)
  for (const row of rows.filter(isScheduled)) {
    const known = (sent.get(row.id) ?? []).map(({ step }) => step)
    const next = getNextReminder(steps, { dueDate: row.dueDate, sent: known }, today)
    if (next?.date !== today || row.dueDate >= today) continue
    const letter = writeLetter(steps[next.step], row, language)
    await deliverReminder(
      db,
      row,
      { step: next.step, to: [row.billToEmail], ...letter, author: null },
      { now, services, texts: () => services.contractTexts(invoices.name) },
    )
    events.announce('everyone', row.id, invoices.name)
  }
}
