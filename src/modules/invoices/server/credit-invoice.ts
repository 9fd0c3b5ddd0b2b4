import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, refused } from '#platform/errors/failure.ts'
import { fromCents, toCents } from '#platform/numbers/money.ts'
import type { CreditDraft } from '../contract-credit.ts'
import { type Credit, creditAmount, creditLines, getRemainingTaxes } from '../credit.ts'
import { readToday, type WorkspaceTime } from './days.ts'
import { type InvoiceRow, selectCreditNotes } from './invoice-rows.ts'
import { type PayingCall, setAmounts } from './payments.ts'
import { getCreditSeries, lockSeries, getNextNumber } from './series.ts'
import { toBilled } from './stored-totals.ts'
import type { Tables } from './tables.ts'

type Draft = z.output<typeof CreditDraft>
type Note = Awaited<ReturnType<ReturnType<typeof selectCreditNotes>['execute']>>[number]

/** What a draft credits: all that is left, units of lines, or an amount. */
function calculateCredit(row: InvoiceRow, { lines, amount }: Draft, notes: readonly Note[]): Credit {
  const billed = toBilled(row)
  const remaining = getRemainingTaxes(billed, notes)
  if (lines === undefined)
    return creditAmount(remaining, amount === undefined ? row.grandTotal - row.credited : toCents(amount))
  const before = notes.flatMap((note) => note.lines)
  for (const [index, { position, units }] of lines.entries()) {
    const billedUnits = row.orders[position]?.units ?? 0
    const creditedUnits = before.filter((line) => line.position === position).reduce((sum, line) => sum + line.units, 0)
    if (units > billedUnits - creditedUnits)
      throw refused(`lines.${index}.units`, `At most ${billedUnits - creditedUnits} can be credited`)
  }
  if (new Set(lines.map(({ position }) => position)).size < lines.length)
    throw refused('lines', 'Each line may appear only once')
  const credit = creditLines(billed, before, lines)
  // Amounts that belong to no line may have been credited before.
  if (credit.taxes.some((tax) => tax.net + tax.amount > findRemaining(remaining, tax.rate)))
    throw refused('lines', `Only ${fromCents(row.grandTotal - row.credited).toFixed(2)} is left to credit`)
  return credit
}

const findRemaining = (remaining: readonly { rate: number; net: number; amount: number }[], rate: number) =>
  remaining.filter((tax) => tax.rate === rate).reduce((sum, { net, amount }) => sum + net + amount, 0)

/** The lines of a whole credit, if no amount was credited apart from lines: all units that are left. */
function listRemainingLines(row: InvoiceRow, notes: readonly Note[]) {
  if (notes.some((note) => note.lines.length === 0)) return undefined
  const countCreditedUnits = (index: number) =>
    notes.flatMap((note) => note.lines).reduce((sum, line) => sum + (line.position === index ? line.units : 0), 0)
  const lines = row.orders
    .map(({ units }, position) => ({ position, units: units - countCreditedUnits(position) }))
    .filter(({ units }) => units > 0)
  return lines.length > 0 ? lines : undefined
}

/** Issues a credit note of a locked, issued invoice, returns the paid part of it, and answers the row. */
export async function creditInvoice(
  db: Db<Tables>,
  row: InvoiceRow,
  draft: Draft,
  { user, now, services }: PayingCall & WorkspaceTime,
) {
  if (toCents(draft.credited) !== row.credited)
    throw conflict(`${fromCents(row.credited).toFixed(2)} of this invoice was credited in the meantime`)
  if (draft.lines && draft.amount !== undefined) throw refused('amount', 'Credit either lines or an amount')
  const remaining = row.grandTotal - row.credited
  if (remaining === 0) throw conflict(`Nothing of invoice ${row.number} is left to credit`)
  if (draft.amount !== undefined && toCents(draft.amount) > remaining)
    throw refused('amount', `Only ${fromCents(remaining).toFixed(2)} is left to credit`)
  const notes = await selectCreditNotes(db).where('invoiceId', '=', row.id).orderBy('id').execute()
  const isWhole = draft.amount === undefined && draft.lines === undefined
  const lines = isWhole ? listRemainingLines(row, notes) : draft.lines
  const credit = calculateCredit(row, { ...draft, ...(lines && { lines }) }, notes)
  if (credit.total === 0) throw refused('lines', 'These lines cost nothing')
  const refunded = Math.max(0, credit.total - row.balance)
  await lockSeries(db)
  const date = await readToday({ now, services })
  const { id } = await db
    .insertInto('invoiceCreditNotes')
    .values({
      number: await getNextNumber(db, getCreditSeries(date)),
      invoiceId: row.id,
      date,
      reason: draft.reason,
      lines: JSON.stringify(
        credit.lines.map((line) => ({ ...line, itemName: row.orders[line.position]?.itemName ?? '' })),
      ),
      taxes: JSON.stringify(credit.taxes),
      discountAmount: credit.discountAmount,
      net: credit.net,
      vat: credit.vat,
      total: credit.total,
      refunded,
      userId: user.id,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (refunded > 0)
    await db
      .insertInto('invoicePayments')
      .values({
        amount: -refunded,
        date,
        method: draft.method,
        note: '',
        creditNoteId: id,
        invoiceId: row.id,
        userId: user.id,
        createdAt: now,
      })
      .execute()
  return setAmounts(db, row, { paid: row.paid - refunded, credited: row.credited + credit.total })
}
