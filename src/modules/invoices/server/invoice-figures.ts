import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { inCurrency } from '#platform/db/queries/in-currency.ts'
import { addDays, type FiguresQuery } from '#platform/numbers/figures.ts'
import { fromCents } from '#platform/numbers/money.ts'
import { type Moments, stepIn, toMoments, within } from '#platform/server/figures/figures.ts'
import type { InvoiceFigures, overdueAges } from '../contract-figures.ts'
import { sumUnpaid } from './invoice-rollup.ts'
import type { Tables } from './tables.ts'

/** The period, and the currency of the invoices that are added up. */
interface Span extends Moments {
  currency: string
}

/** The condition of the index on issued invoices. */
const isIssued = sql<SqlBool>`"invoices"."stage" = 'issued'`

const selectBilled = (db: Db<Tables>, span: Span) =>
  db
    .selectFrom('invoices')
    .where('invoices.deletedAt', 'is', null)
    .where(isIssued)
    .where(inCurrency('invoices.currency', span.currency))
    .where(within('invoices.orderDate', span))

const selectPaid = (db: Db<Tables>, span: Span) =>
  db
    .selectFrom('invoicePayments')
    .innerJoin('invoices', 'invoices.id', 'invoicePayments.invoiceId')
    .where('invoices.deletedAt', 'is', null)
    .where(inCurrency('invoices.currency', span.currency))
    .where(within('invoicePayments.date', span))

const selectCredited = (db: Db<Tables>, span: Span) =>
  db
    .selectFrom('invoiceCreditNotes')
    .innerJoin('invoices', 'invoices.id', 'invoiceCreditNotes.invoiceId')
    .where('invoices.deletedAt', 'is', null)
    .where(inCurrency('invoices.currency', span.currency))
    .where(within('invoiceCreditNotes.date', span))

async function readTotals(db: Db<Tables>, span: Span): Promise<InvoiceFigures['totals']> {
  const billedRow = await selectBilled(db, span)
    .select(({ fn }) => [
      fn.countAll<number>().as('invoices'),
      fn.sum<number | null>('invoices.grandTotal').as('cents'),
    ])
    .executeTakeFirstOrThrow()
  const paidRow = await selectPaid(db, span)
    .select(({ fn }) => fn.sum<number | null>('invoicePayments.amount').as('cents'))
    .executeTakeFirstOrThrow()
  const creditedRow = await selectCredited(db, span)
    .select(({ fn }) => fn.sum<number | null>('invoiceCreditNotes.total').as('cents'))
    .executeTakeFirstOrThrow()
  return {
    billed: fromCents(Number(billedRow.cents ?? 0)),
    invoices: Number(billedRow.invoices),
    credited: fromCents(Number(creditedRow.cents ?? 0)),
    paid: fromCents(Number(paidRow.cents ?? 0)),
  }
}

/** Billed and paid amounts of each step, by the step's index. */
async function countBySteps(db: Db<Tables>, span: Span, starts: readonly string[]) {
  const billedQuery = selectBilled(db, span).select([
    'grandTotal as cents',
    stepIn('invoices.orderDate', starts).as('step'),
  ])
  const paidQuery = selectPaid(db, span).select(['amount as cents', stepIn('invoicePayments.date', starts).as('step')])
  const [billedRows, paidRows] = [
    await db
      .selectFrom(billedQuery.as('billed'))
      .groupBy('step')
      .select(({ fn }) => ['step', fn.sum<number>('cents').as('cents')])
      .execute(),
    await db
      .selectFrom(paidQuery.as('paid'))
      .groupBy('step')
      .select(({ fn }) => ['step', fn.sum<number>('cents').as('cents')])
      .execute(),
  ]
  const indexByStep = (rows: typeof billedRows) =>
    new Map(rows.map(({ step, cents }) => [Number(step), fromCents(Number(cents))]))
  return { billed: indexByStep(billedRows), paid: indexByStep(paidRows) }
}

type Age = (typeof overdueAges)[number] | 'due'

/** Unpaid balances, by days overdue. */
async function readUnpaid(
  db: Db<Tables>,
  { today, currency }: { today: string; currency: string },
): Promise<Pick<InvoiceFigures, 'outstanding' | 'overdue'>> {
  const daysAgo = (days: number) => addDays(today, -days)
  const [month, twoMonths, threeMonths] = [daysAgo(30), daysAgo(60), daysAgo(90)]
  const getAge = (due: string): Age => {
    if (due >= today) return 'due'
    if (due >= month) return 'month'
    if (due >= twoMonths) return 'twoMonths'
    return due >= threeMonths ? 'threeMonths' : 'older'
  }
  const rows = (await sumUnpaid(db, { from: threeMonths, today, currency })).map((row) => ({
    ...row,
    age: getAge(row.due),
  }))
  const createPart = (matches: (row: (typeof rows)[number]) => boolean) => {
    const matchingRows = rows.filter(matches)
    return {
      count: matchingRows.reduce((sum, { count }) => sum + count, 0),
      balance: fromCents(matchingRows.reduce((sum, { cents }) => sum + cents, 0)),
    }
  }
  const sumOfAge = (one: Age) => createPart((row) => row.age === one)
  return {
    outstanding: createPart(() => true),
    overdue: {
      ...createPart((row) => row.age !== 'due'),
      byAge: {
        month: sumOfAge('month'),
        twoMonths: sumOfAge('twoMonths'),
        threeMonths: sumOfAge('threeMonths'),
        older: sumOfAge('older'),
      },
    },
  }
}

/** Billed and paid amounts of a period and of the equally long period before, and the current unpaid balances. */
export async function getInvoiceFigures(
  db: Db<Tables>,
  query: FiguresQuery,
  { today, currency }: { today: string; currency: string },
): Promise<InvoiceFigures> {
  // Days of invoices have no time zone.
  const { days, step, steps } = toMoments(query)
  const monthRows = await countBySteps(
    db,
    { ...days.now, currency },
    steps.map(({ day }) => day),
  )
  return {
    totals: await readTotals(db, { ...days.now, currency }),
    before: await readTotals(db, { ...days.before, currency }),
    step,
    series: steps.map(({ day }, index) => ({
      from: day,
      billed: monthRows.billed.get(index) ?? 0,
      paid: monthRows.paid.get(index) ?? 0,
    })),
    ...(await readUnpaid(db, { today, currency })),
  }
}
