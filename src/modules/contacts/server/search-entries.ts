import type { SearchSource } from '#platform/server/search/search-source.ts'
import { nameOf } from '../contact-name.ts'
import type { Tables } from './tables.ts'

/** Only digits, as many people type them: with and without what leads into the country. */
const dialled = (phone: string) => {
  const digits = phone.replaceAll(/\D/g, '')
  return [digits, digits.slice(-10), digits.slice(-9)]
}

export const contactEntries: SearchSource<Tables> = {
  tables: { contacts: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('contacts')
      .selectAll()
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map(({ id, company, department, phone, email, morePhones, moreEmails, address, notes, ...row }) => {
      const phones = [phone, ...morePhones.map(({ value }) => value)]
      return {
        recordId: id,
        title: nameOf(row) || company || email || phone,
        detail: [company, department].filter(Boolean).join(' · '),
        text: [
          company,
          email,
          ...moreEmails.map(({ value }) => value),
          ...phones,
          ...phones.flatMap(dialled),
          address,
          ...row.labels,
          notes,
        ].join('\n'),
        path: `/apps/contacts?contact=${id}`,
        at: row.updatedAt,
      }
    })
  },
}
