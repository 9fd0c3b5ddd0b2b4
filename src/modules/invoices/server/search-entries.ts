import type { SearchSource } from '#platform/server/search/search-source.ts'
import type { Tables } from './tables.ts'

export const invoiceEntries: SearchSource<Tables> = {
  tables: { invoices: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('invoices')
      .selectAll()
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, number, billTo, billToEmail, billToAddress, orders, note, reference, updatedAt }) => ({
      recordId: id,
      title: `${number} · ${billTo}`,
      detail: billToEmail,
      text: [billToEmail, billToAddress, reference, ...orders.map(({ itemName }) => itemName), note].join('\n'),
      path: `/apps/invoice/detail/${id}`,
      at: updatedAt,
    }))
  },
}
