import type { SearchSource } from '#platform/server/search/search-source.ts'
import { companyFields } from '../contract-companies.ts'
import { companyColumns, selectCompanies } from './company-rows.ts'
import type { Tables } from './tables.ts'

export const companyEntries: SearchSource<Tables> = {
  fields: companyFields,
  texts: (db) => async (ids) => {
    const rows = await selectCompanies(db).where('id', 'in', ids.map(Number)).execute()
    return new Map(rows.map((row) => [row.id, companyColumns(row).search]))
  },
  tables: { contactsCompanies: 'id' },
  entries: (db) => async (ids) => {
    const rows = await selectCompanies(db).where('id', 'in', ids.map(Number)).where('deletedAt', 'is', null).execute()
    return rows.map(({ id, name, industry, website, phone, address, notes, labels, updatedAt }) => ({
      recordId: id,
      title: name,
      detail: industry,
      text: [industry, website, phone, phone.replaceAll(/\D/g, ''), address, ...labels, notes].join('\n'),
      path: `/apps/contacts/companies?company=${id}`,
      at: updatedAt,
    }))
  },
}
