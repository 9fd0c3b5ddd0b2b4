import { fill } from '#platform/db/sample/fill.ts'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { CompanyDraft } from './contract-companies.ts'
import { fields } from './contract-fields.ts'
import { companyColumns, companyKey } from './server/company-rows.ts'
import { relatedRows, type NewContact, storedRow } from './server/contact-rows.ts'
import type { Tables } from './server/tables.ts'

const emptyContact = createDefaultValues(fields)

const createCompany = (id: number, { company: name, ownerId, createdAt }: NewContact) => ({
  id,
  ...companyColumns(CompanyDraft.parse({ name })),
  ownerId,
  createdAt,
  updatedAt: createdAt,
  deletedAt: null,
  mergedInto: null,
})

export default fill<Tables>({
  people: 'contacts',
  async *rows({ db, count, users, everybody, random, next, at }) {
    const first = await next('contacts')
    let companyId = await next('contactsCompanies')
    const known = await db.selectFrom('contactsCompanies').select('byName').where('deletedAt', 'is', null).execute()
    const companyKeys = new Set(known.map(({ byName }) => byName))
    let index = 0
    for (const {
      firstname,
      lastname,
      jobTitle,
      avatar,
      phones,
      emails,
      department,
      company,
      address,
      notes,
      labels,
    } of everybody()) {
      if (index === count) return
      const contact: NewContact = {
        ...emptyContact,
        uid: `fill-${first + index}`,
        ownerId: random.pick(users).id,
        firstname,
        lastname,
        jobTitle,
        image: avatar,
        department,
        company,
        phone: phones[0] ?? '',
        email: emails[0] ?? '',
        address,
        notes,
        labels: [...labels],
        // A plausible number for one user, for any total.
        frequentlycontacted: random.chance(200 / (count + 400)),
        starred: random.chance(100 / (count + 400)),
        createdAt: at(index),
        updatedAt: at(index, random.int(0, 2000)),
        deletedAt: random.chance(0.005) ? at(index, 2000) : null,
      }
      const id = first + index
      const key = companyKey(company)
      const contactsCompanies = key === '' || companyKeys.has(key) ? [] : [createCompany(companyId, contact)]
      companyId += contactsCompanies.length
      companyKeys.add(key)
      yield {
        contactsCompanies,
        contacts: [{ id, ...storedRow(contact) }],
        ...relatedRows(id, contact),
      }
      index += 1
    }
  },
})
