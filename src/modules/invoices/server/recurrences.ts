import type * as z from 'zod'
import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, forbidden, notFound, refused } from '#platform/errors/failure.ts'
import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { type Ability, allows } from '#platform/permissions/rules.ts'
import { daysBetween } from '#platform/numbers/figures.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { api } from '#platform/server/api.ts'
import { getCurrency } from '#platform/db/queries/in-currency.ts'
import { invoices } from '../contract.ts'
import { fields } from '../contract-fields.ts'
import {
  invoiceRecurrences,
  maxRecurrences,
  type Recurrence,
  RecurrenceChanges,
  type RecurrenceDraft,
} from '../contract-recurrences.ts'
import { readToday } from './days.ts'
import { checkInUse, findRow, type InvoiceRow } from './invoice-rows.ts'
import { findNextDate } from './recurrence-dates.ts'
import type { Tables } from './tables.ts'

export type RecurrenceRow = Selectable<Tables['invoiceRecurrences']>

const toRecurrence = ({ grandTotal, ...row }: Omit<RecurrenceRow, 'template'>): Recurrence => ({
  ...row,
  grandTotal: fromCents(grandTotal),
})

const selectRecurrences = (db: Db<Tables>) =>
  db
    .selectFrom('invoiceRecurrences')
    .select([
      'id',
      'invoiceId',
      'billTo',
      'grandTotal',
      'currency',
      'dueDays',
      'interval',
      'startDate',
      'endDate',
      'times',
    ])
    .select([
      'isIssued',
      'isPaused',
      'madeCount',
      'lastDate',
      'nextDate',
      'createdById',
      'createdAt',
      'updatedAt',
      'deletedAt',
    ])

async function findRecurrence(db: Db<Tables>, id: number) {
  const row = await selectRecurrences(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(`Recurrence ${id} not found`)
  return row
}

/** Locks a recurrence until the transaction ends. */
async function lockRecurrence(db: Db<Tables>, id: number, now: string) {
  await db.updateTable('invoiceRecurrences').set({ updatedAt: now }).where('id', '=', id).execute()
  return findRecurrence(db, id)
}

/** Whether a user may create invoices like those of a recurrence, and issue them. */
export const mayMake = (ability: Ability, { isIssued }: Pick<Recurrence, 'isIssued'>) =>
  allows(ability, 'create', invoices.name) && (!isIssued || allows(ability, 'update', invoices.name))

// Not 403: the user may change recurrences, but not have such invoices made.
const refuseMaking = () => refused('isIssued', 'You may not create or issue invoices')

function checkSchedule({ startDate, endDate, times }: Pick<Recurrence, 'startDate' | 'endDate' | 'times'>) {
  if (endDate !== null && times !== null) throw refused('times', 'Choose a last day or a number of invoices')
  if (endDate !== null && endDate < startDate) throw refused('endDate', 'The last day is before the first')
}

const refusePast = () => refused('startDate', 'The first invoice cannot be dated before today', 'past')

async function checkCount(db: Db<Tables>) {
  const { count } = await db
    .selectFrom('invoiceRecurrences')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxRecurrences) throw conflict(`There are at most ${maxRecurrences} recurring invoices`)
}

interface Making {
  today: string
  userId: string
  now: string
}

async function insert(
  db: Db<Tables>,
  invoice: InvoiceRow,
  { invoiceId, ...schedule }: z.output<typeof RecurrenceDraft>,
  { today, userId, now }: Making,
) {
  const { id } = await db
    .insertInto('invoiceRecurrences')
    .values({
      ...schedule,
      invoiceId,
      template: JSON.stringify(pick(invoice, [...listNames(fields), 'orders'])),
      billTo: invoice.billTo,
      grandTotal: invoice.grandTotal,
      currency: getCurrency(invoice),
      dueDays: daysBetween(invoice.orderDate, invoice.dueDate),
      madeCount: 0,
      lastDate: null,
      nextDate: findNextDate({ ...schedule, madeCount: 0, lastDate: null }, today),
      createdById: userId,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The first day on which a changed recurrence makes invoices: a new schedule or the end of a pause begins today. */
function getFrom(before: Omit<RecurrenceRow, 'template'>, after: Omit<RecurrenceRow, 'template'>, today: string) {
  const isMoved = before.startDate !== after.startDate || before.interval !== after.interval
  const isResumed = (before.isPaused && !after.isPaused) || (before.deletedAt !== null && after.deletedAt === null)
  return isMoved || isResumed || before.nextDate === null ? today : before.nextDate
}

/** Ended ones come last. */
const getOrder = ({ nextDate }: Recurrence) => nextDate ?? '9999-12-31'

const names = listNames(RecurrenceChanges.omit({ deleted: true }).shape)

export const recurrencesApi = api(invoiceRecurrences, (db: Db<Tables>) => ({
  list: async () => {
    const rows = await selectRecurrences(db)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(maxRecurrences)
      .execute()
    return rows.map(toRecurrence).toSorted((a, b) => getOrder(a).localeCompare(getOrder(b)))
  },

  create: async ({ body, user, now, access, services, db: { withRowFilters } }) => {
    if (!allows(access.ability, 'read', invoices.name)) throw notFound(`Invoice ${body.invoiceId} not found`)
    const invoice = checkInUse(await findRow(withRowFilters(db), body.invoiceId))
    if (invoice.stage === 'void') throw conflict(`Invoice ${invoice.number} is void`)
    if (!mayMake(access.ability, body)) throw refuseMaking()
    checkSchedule(body)
    const today = await readToday({ now, services })
    if (body.startDate < today) throw refusePast()
    await checkCount(db)
    return toRecurrence(await findRecurrence(db, await insert(db, invoice, body, { today, userId: user.id, now })))
  },

  edit: async ({ params: { id }, body: { deleted, ...changes }, user, now, check, access, services }) => {
    const before = await lockRecurrence(db, id, now)
    check(toRecurrence(before))
    if (deleted === undefined && before.deletedAt !== null) throw conflict('This recurrence was removed')
    if (deleted !== undefined && !allows(access.ability, 'delete', invoiceRecurrences.name, { ...before }))
      throw forbidden()
    const deletedAt = deleted === undefined ? before.deletedAt : deleted ? (before.deletedAt ?? now) : null
    const after = { ...before, ...changes, deletedAt }
    if (!mayMake(access.ability, after)) throw refuseMaking()
    checkSchedule(after)
    const today = await readToday({ now, services })
    if (after.startDate !== before.startDate && after.startDate < today) throw refusePast()
    if (before.deletedAt !== null && deletedAt === null) await checkCount(db)
    // If its author may no longer create such invoices, the user who changes it becomes the author.
    const [author] = await services.readers([before.createdById])
    const createdById = author && mayMake(author.ability, after) ? before.createdById : user.id
    const nextDate = findNextDate(after, getFrom(before, after, today))
    await db
      .updateTable('invoiceRecurrences')
      .set({ ...pick(after, names), deletedAt, nextDate, createdById })
      .where('id', '=', id)
      .execute()
    return toRecurrence(await findRecurrence(db, id))
  },

  remove: async ({ params: { id }, now, check }) => {
    const row = await lockRecurrence(db, id, now)
    check(toRecurrence(row))
    if (row.deletedAt !== null) throw notFound(`Recurrence ${id} not found`)
    await db.updateTable('invoiceRecurrences').set({ deletedAt: now }).where('id', '=', id).execute()
  },
}))
