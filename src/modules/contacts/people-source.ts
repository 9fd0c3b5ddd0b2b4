import type { PeopleSource } from '#platform/contracts/people.ts'
import { nameOf } from './contact-name.ts'
import { api } from './contacts-client.ts'
import type { Contact } from './contract.ts'

const maxPeople = 10

// The largest page; several contacts can have the same address.
const maxFound = 100

const toPerson = (contact: Contact) => ({
  id: String(contact.id),
  name: nameOf(contact),
  email: contact.email,
  picture: contact.image,
  company: contact.company,
})

const source: PeopleSource = {
  async find(typed) {
    const query = typed ? { q: typed } : { frequentlycontacted: true }
    const found = await api.list.send({ query: { ...query, limit: maxPeople } })
    return found.map(toPerson)
  },
  async withEmails(emails) {
    const found = await api.list.send({ query: { emails: [...emails], sort: 'id', limit: maxFound } })
    return found.map(toPerson)
  },
  path: (id) => `/apps/contacts?contact=${id}`,
}

export default source
