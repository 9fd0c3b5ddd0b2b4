import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { getCurrency } from '#platform/db/queries/in-currency.ts'
import { conflict } from '#platform/errors/failure.ts'
import { getFormats } from '#platform/i18n/formats.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { mapNames } from '#platform/records/map-names.ts'
import type { Call, SharedServices } from '#platform/server/pipeline/call.ts'
import { fillPlaceholders } from '#platform/text/fill-placeholders.ts'
import {
  type InvoiceReminders,
  maxReminders,
  messageLength,
  placeholders,
  type ReminderDraft,
  type ReminderStep,
  reminderSteps,
  type StepSettings,
  subjectLength,
} from '../contract-reminders.ts'
import { readToday } from './days.ts'
import type { InvoiceRow } from './invoice-rows.ts'
import { getPaymentState } from './payment-state.ts'
import { type LinkMailTools, mailLink } from './public-link.ts'
import { getNextReminder } from './reminder-plan.ts'
import { readSteps, readStoredSteps } from './reminder-settings.ts'
import type { Tables } from './tables.ts'

/** The subject and message of a step for an invoice. Unknown placeholders stay visible. */
export function writeLetter(
  { subject, message }: Pick<StepSettings, 'subject' | 'message'>,
  row: InvoiceRow,
  language: Language,
) {
  const formats = getFormats(language, getCurrency(row))
  const values = {
    customer: row.billTo,
    number: row.number,
    amount: formats.money(row.balance),
    dueDate: formats.date(`${row.dueDate}T12:00`),
    seller: row.billFrom,
  }
  const fill = (text: string) =>
    fillPlaceholders(text, (name) => {
      const known = placeholders.find((placeholder) => placeholder === name)
      return known && values[known]
    })
  return { subject: fill(subject).slice(0, subjectLength), message: fill(message).slice(0, messageLength) }
}

export const selectReminders = (db: Db<Tables>, invoiceIds: readonly number[]) =>
  db
    .selectFrom('invoiceReminders')
    .select(['id', 'invoiceId', 'step', 'recipients', 'subject', 'userId', 'sentAt'])
    .where('invoiceId', 'in', invoiceIds)
    .orderBy('id')

/** Whether a reminder may leave: there is a mail server, or sample mode, where none is sent. */
export const canSend = ({ mail }: Pick<SharedServices, 'mail'>) => mail.delivery !== 'waiting'

/** Whether the schedule may remind of an invoice at all. */
export const isScheduled = ({ balance, remindersStopped, billToEmail, deletedAt }: InvoiceRow) =>
  balance > 0 && !remindersStopped && billToEmail !== '' && deletedAt === null

type ShowingCall = Pick<Call, 'now'> & { services: Pick<Call['services'], 'texts' | 'workspace' | 'mail'> }

export async function showReminders(
  db: Db<Tables>,
  row: InvoiceRow,
  { now, services }: ShowingCall,
): Promise<InvoiceReminders> {
  const rows = await selectReminders(db, [row.id]).execute()
  const [steps, stored] = [await readSteps(db, services), await readStoredSteps(db)]
  const today = await readToday({ now, services })
  const { language } = await services.workspace()
  const sent = rows.map(({ step }) => step)
  const last = Math.max(-1, ...sent.map((step) => reminderSteps.indexOf(step)))
  const next =
    stored && isScheduled(row) && canSend(services)
      ? getNextReminder(stored, { dueDate: row.dueDate, sent }, today)
      : undefined
  return {
    sent: rows.map(({ userId, ...reminder }) => ({ ...reminder, isAutomatic: userId === null })),
    next: next ?? null,
    proposed: reminderSteps[last + 1] ?? 'last',
    letters: mapNames(reminderSteps, (step) => writeLetter(steps[step], row, language)),
  }
}

interface Sent {
  step: ReminderStep
  to: readonly string[]
  subject: string
  message: string
  /** Null for the schedule, whose sender is the application. */
  author: Pick<Call['user'], 'id' | 'name' | 'email'> | null
}

/** Emails a reminder of a locked invoice, and records it. */
export async function deliverReminder(
  db: Db<Tables>,
  row: InvoiceRow,
  { step, to, subject, message, author }: Sent,
  tools: LinkMailTools,
) {
  await db
    .insertInto('invoiceReminders')
    .values({
      invoiceId: row.id,
      step,
      recipients: JSON.stringify(to),
      subject,
      userId: author?.id ?? null,
      sentAt: tools.now,
    })
    .execute()
  const from = author && { name: author.name, email: author.email }
  await mailLink(db, row, { to, subject, message, ...(from && { from }) }, tools)
}

/** Sends a user's reminder of a locked, issued invoice. */
export async function sendReminder(
  db: Db<Tables>,
  row: InvoiceRow,
  { sentCount, ...letter }: z.output<typeof ReminderDraft>,
  { user, now, services }: Pick<Call, 'user' | 'now'> & { services: SharedServices & Pick<Call['services'], 'texts'> },
) {
  if (getPaymentState(row, await readToday({ now, services })) !== 'overdue')
    throw conflict(`Invoice ${row.number} is not overdue`)
  // A reminder that waited could reach a customer who has paid by then.
  if (!canSend(services)) throw conflict('No mail server is set up, so that no reminder can be sent')
  const { length } = await selectReminders(db, [row.id]).execute()
  if (length !== sentCount) throw conflict('Another reminder of this invoice was sent in the meantime')
  if (length >= maxReminders) throw conflict(`At most ${maxReminders} reminders of an invoice can be sent`)
  await deliverReminder(db, row, { ...letter, author: user }, { now, services, texts: () => services.texts() })
}
