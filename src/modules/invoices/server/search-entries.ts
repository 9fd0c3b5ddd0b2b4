import * as z from 'zod'
import { findChoices, searchedChoices, searchedTexts } from '#platform/server/search/choices/searched-choices.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { invoiceFields, paymentStates, stateFields } from '../contract-fields.ts'
import { selectInvoices } from './invoice-rows.ts'
import { toStoredRow } from './invoice-values.ts'
import type { Tables } from './tables.ts'

// The title contains `billTo`, and most invoices have the same `billFrom`.
const texts = searchedTexts(invoiceFields).filter((name) => name !== 'billTo' && name !== 'billFrom')

/** The fields whose choices a list finds by their names. */
const choiceFields = searchedChoices(
  { ...invoiceFields, status: { schema: stateFields.status, isSearched: true } },
  { status: 'statuses' },
)

/** The payment state depends on the day, so that the index does not contain it. */
const paymentState = searchedChoices(
  { paymentState: { schema: z.enum(paymentStates), isSearched: true } },
  { paymentState: 'states' },
)
export const listChoices = [...choiceFields, ...paymentState]

export const invoiceEntries: SearchSource<Tables> = {
  fields: invoiceFields,
  texts: (db) => async (ids) => {
    const rows = await selectInvoices(db).where('id', 'in', ids.map(Number)).execute()
    return new Map(rows.map((row) => [row.id, toStoredRow(row).search]))
  },
  tables: { invoices: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('invoices')
      .selectAll()
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, number, billTo, orders, reference, updatedAt, ...row }) => ({
      choices: findChoices(choiceFields, row),
      recordId: id,
      title: [number, billTo].filter(Boolean).join(' · '),
      detail: row.billToEmail,
      text: [
        row.billToAddress,
        ...texts.map((name) => row[name]),
        reference,
        ...orders.map(({ itemName }) => itemName),
      ].join('\n'),
      path: `/apps/invoice/detail/${id}`,
      at: updatedAt,
    }))
  },
}
