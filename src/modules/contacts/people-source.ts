import type { PeopleSource } from '#platform/contracts/people.ts'
import { nameOf } from './contact-name.ts'
import { api } from './contacts-client.ts'

const maxPeople = 10

const source: PeopleSource = {
  async find(typed) {
    const query = typed ? { q: typed } : { frequentlycontacted: true }
    const found = await api.list.send({ query: { ...query, limit: maxPeople } })
    return found.map((contact) => ({
      id: String(contact.id),
      name: nameOf(contact),
      email: contact.email,
      picture: contact.image,
      company: contact.company,
    }))
  },
  path: (id) => `/apps/contacts?contact=${id}`,
}

export default source
