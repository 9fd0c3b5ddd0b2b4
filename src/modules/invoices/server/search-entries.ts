import type { SearchSource } from '#platform/server/search/search-source.ts'
import { searchedNames } from '../contract-fields.ts'
import type { Tables } from './tables.ts'

// The title contains `billTo`, and most invoices have the same `billFrom`.
const texts = searchedNames.filter((name) => name !== 'billTo' && name !== 'billFrom')

export const invoiceEntries: SearchSource<Tables> = {
  tables: { invoices: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('invoices')
      .selectAll()
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, number, billTo, orders, reference, updatedAt, ...row }) => ({
      recordId: id,
      title: `${number} · ${billTo}`,
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
