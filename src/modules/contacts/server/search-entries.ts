import { findChoices } from '#platform/server/search/choices/searched-choices.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { formatName } from '../contact-name.ts'
import { contactFields } from '../contract-fields.ts'
import { listEmails, listPhones } from './contact-keys.ts'
import { selectContacts, storedRow } from './contact-rows.ts'
import { choiceFields, searchedTexts } from './searched-texts.ts'
import type { Tables } from './tables.ts'

/** Digits only, with and without country code. */
const phoneDigits = (phone: string) => {
  const digits = phone.replaceAll(/\D/g, '')
  return [digits, digits.slice(-10), digits.slice(-9)]
}

export const contactEntries: SearchSource<Tables> = {
  arePeople: true,
  fields: contactFields,
  texts: (db) => async (ids) => {
    const rows = await selectContacts(db).where('id', 'in', ids.map(Number)).execute()
    return new Map(rows.map((row) => [row.id, storedRow(row).search]))
  },
  tables: { contacts: 'id' },
  entries: (db) => async (ids) => {
    const rows = await db
      .selectFrom('contacts')
      .selectAll()
      .where('id', 'in', ids.map(Number))
      .where('deletedAt', 'is', null)
      .execute()
    return rows.map((row) => {
      const { id, company, department, phone, email } = row
      const phones = listPhones(row)
      const { short, long } = searchedTexts(row)
      return {
        recordId: id,
        title: formatName(row) || company || email || phone,
        detail: [company, department].filter(Boolean).join(' · '),
        text: [
          company,
          ...short,
          ...listEmails(row),
          ...phones,
          ...phones.flatMap(phoneDigits),
          ...row.labels,
          ...long,
        ].join('\n'),
        choices: findChoices(choiceFields, row),
        path: `/apps/contacts?contact=${id}`,
        at: row.updatedAt,
      }
    })
  },
}
