import type * as z from 'zod'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, Failure, forbidden } from '#platform/errors/failure.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { allows } from '#platform/permissions/rules.ts'
import { isSameJson } from '#platform/fields/same-json.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { invoices } from '../contract.ts'
import type { InvoiceChanges } from '../contract-drafts.ts'
import { publicFields, type Status } from '../contract-fields.ts'
import { canTransition } from '../status-flow.ts'
import { hasReference, checkInUse, type InvoiceRow } from './invoice-rows.ts'
import { applyContentChanges, checkContent, checkSentTotals, toStoredRow, withTotals } from './invoice-values.ts'
import { lockSeries } from './series.ts'
import type { Tables } from './tables.ts'

type Changes = z.output<typeof InvoiceChanges>
type By = Pick<Call, 'user' | 'access' | 'now'>

export const saveRow = (db: Db<Tables>, row: InvoiceRow) =>
  db.updateTable('invoices').set(toStoredRow(row)).where('id', '=', row.id).execute()

// Longer than the message with the undo button is shown.
const undoable = 60_000

/** Whether a user undoes their own latest change of the status, which needs no right to set an earlier status. */
const isUndo = ({ statusFrom, statusAt, statusById }: InvoiceRow, to: Status, { user, now }: By) =>
  statusById === user.id && statusFrom === to && statusAt !== null && Date.parse(now) - Date.parse(statusAt) <= undoable

function withStatus(row: InvoiceRow, status: Status | undefined, by: By): InvoiceRow {
  if (status === undefined || status === row.status) return row
  if (isUndo(row, status, by)) return { ...row, status, statusFrom: null, statusAt: null, statusById: null }
  if (!canTransition(row.status, status, { back: allows(by.access.ability, 'manage', invoices.name) })) {
    if (canTransition(row.status, status, { back: true }))
      throw forbidden('Only users with full access to invoices can revert a status')
    throw conflict(`The status cannot change from ${row.status} to ${status}`)
  }
  return { ...row, status, statusFrom: row.status, statusAt: by.now, statusById: by.user.id }
}

/** Refuses a reference that another invoice bills. */
async function checkReference(db: Db<Tables>, { id, reference }: InvoiceRow) {
  if (reference === '') return
  await lockSeries(db)
  const other = await db
    .selectFrom('invoices')
    .select('number')
    .where('reference', '=', reference)
    .where(hasReference)
    .where('deletedAt', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw conflict(`Invoice ${other.number} already bills ${reference}`)
}

/** Refuses changes of the document of an issued invoice. Clients may send it back unchanged. */
function checkFixed(before: InvoiceRow, after: InvoiceRow) {
  if (before.stage === 'draft') return
  const changed = [...listNames(publicFields), 'orders' as const].filter(
    (name) => !isSameJson(before[name], after[name]),
  )
  if (changed.length === 0) return
  const message = `Invoice ${before.number} was issued and no longer changes: void it or create a credit note`
  throw new Failure(409, message, { issues: changed.map((path) => ({ path, message, reason: 'issued' })) })
}

async function withDeleted(db: Db<Tables>, row: InvoiceRow, deleted: boolean | undefined, by: By): Promise<InvoiceRow> {
  if (deleted === undefined) return checkInUse(row)
  // Deleting and restoring need the right to delete, also by endpoints that update.
  if (!allows(by.access.ability, 'delete', invoices.name, { ...row })) throw forbidden()
  if (deleted && row.stage !== 'draft')
    throw conflict(`Invoice ${row.number} was issued and cannot be deleted: void it or create a credit note`)
  if (!deleted) await checkReference(db, row)
  return { ...row, deletedAt: deleted ? (row.deletedAt ?? by.now) : null }
}

const changedRow = async (db: Db<Tables>, locked: InvoiceRow, { deleted, status, ...changes }: Changes, by: By) => {
  const row = withStatus(await withDeleted(db, locked, deleted, by), status, by)
  return withTotals(applyContentChanges(row, changes))
}

/** Stores a changed row, of which the client has computed the same totals. */
function saveChecked(db: Db<Tables>, changes: Changes, row: InvoiceRow) {
  checkSentTotals(changes, row)
  checkContent(row)
  return saveRow(db, row)
}

/** Changes content, status or deletion of a locked invoice. */
export async function changeInvoice(db: Db<Tables>, locked: InvoiceRow, changes: Changes, by: By) {
  const computed = await changedRow(db, locked, changes, by)
  checkFixed(locked, computed)
  await saveChecked(db, changes, computed)
}

/**
 * Replaces the content of any locked invoice, as the given call says. Of an issued one, number, payments and credit notes
 * stay; after a payment, its total stays too, as that of an invoice for the record of another module.
 */
export async function replaceInvoice(db: Db<Tables>, locked: InvoiceRow, changes: Changes, by: By) {
  const computed = await changedRow(db, locked, changes, by)
  // Credit notes refer to the lines, and a void document stays as it was.
  if (locked.credited > 0 || locked.stage === 'void') {
    checkFixed(locked, computed)
    return saveChecked(db, changes, computed)
  }
  if (locked.stage !== 'issued' || computed.grandTotal === locked.grandTotal) return saveChecked(db, changes, computed)
  if (locked.reference !== '') throw conflict(`The total of invoice ${locked.number} is that of ${locked.reference}`)
  if (locked.paid > 0)
    throw conflict(`Invoice ${locked.number} has payments, so its total no longer changes: create a credit note`)
  return saveChecked(db, changes, { ...computed, balance: computed.grandTotal })
}

/**
 * Removes any invoice from the lists, as the given call says. What was issued keeps its number and its document in the
 * removed invoices, from which it can be restored; an invoice of another module's record stays with it.
 */
export async function dropInvoice(db: Db<Tables>, row: InvoiceRow, by: By) {
  if (row.stage === 'draft') return changeInvoice(db, row, { deleted: true }, by)
  if (row.reference !== '')
    throw conflict(`Invoice ${row.number} bills ${row.reference}: void it or create a credit note`)
  await saveRow(db, { ...row, deletedAt: by.now })
}
