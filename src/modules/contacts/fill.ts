import { fill } from '#platform/db/sample/fill.ts'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { fields } from './contract-fields.ts'
import { relatedRows, type NewContact, storedRow } from './server/contact-rows.ts'
import type { Tables } from './server/tables.ts'

const emptyContact = createDefaultValues(fields)

export default fill<Tables>({
  people: 'contacts',
  async *rows({ count, users, everybody, random, next, at }) {
    const first = await next('contacts')
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
      yield { contacts: [{ id, ...storedRow(contact) }], ...relatedRows(id, contact) }
      index += 1
    }
  },
})
