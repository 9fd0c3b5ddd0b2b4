import type { PeopleSource } from '#platform/contracts/people.ts'
import { formatName } from './contact-name.ts'
import { api } from './contacts-client.ts'
import type { Contact } from './contract.ts'

const maxPeople = 10

// The largest page; several contacts can have the same address.
const maxResults = 100

const toPerson = (contact: Contact) => ({
  id: String(contact.id),
  name: formatName(contact),
  email: contact.email,
  picture: contact.image,
  company: contact.company,
})

const source: PeopleSource = {
  async find(typed) {
    const query = typed ? { q: typed } : { frequentlycontacted: true }
    const response = await api.list.send({ query: { ...query, limit: maxPeople } })
    return response.map(toPerson)
  },
  async withEmails(emails) {
    const response = await api.list.send({ query: { emails: [...emails], sort: 'id', limit: maxResults } })
    return response.map(toPerson)
  },
  path: (id) => `/apps/contacts?contact=${id}`,
}

export default source
