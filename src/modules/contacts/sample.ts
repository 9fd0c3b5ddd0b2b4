import * as z from 'zod'
import type { Sample, SampleTools } from '#platform/db/sample/sample.ts'
import { clients } from '#platform/db/sample/sample-clients.ts'
import { mailName } from '#platform/db/sample/sample-person.ts'
import { sampleValues } from '#platform/db/sample/sample-values.ts'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { singleValueFields } from '#platform/fields/described-values.ts'
import { fields } from './contract-fields.ts'
import type { NewContact } from './server/contact-rows.ts'
import { CompanyDraft } from './contract-companies.ts'
import { companyColumns } from './server/company-rows.ts'
import { relatedRows, storedRow } from './server/contact-rows.ts'
import type { Tables } from './server/tables.ts'

const Flat = z.strictObject(singleValueFields(fields))

const plain = { ...createDefaultValues(fields), uid: '', deletedAt: null }

const companySite = (company: string) => (mailName(company) ? `https://${mailName(company)}.example/` : '')

function createClientContacts(tools: SampleTools) {
  const { users, people, random, ago } = tools
  return people.map((person, index): NewContact => {
    const [phone = '', ...phones] = person.phones
    const [email = '', ...emails] = person.emails
    const values = sampleValues(Flat, index, tools, {
      firstname: person.firstname,
      lastname: person.lastname,
      image: person.avatar,
      department: person.department,
      jobTitle: person.jobTitle,
      company: person.company,
      website: companySite(person.company),
      birthday: random.chance(0.4) ? ago({ days: random.int(22 * 365, 64 * 365) }).slice(0, 10) : null,
      phone,
      phoneLabel: phones.length > 0 ? 'work' : 'mobile',
      email,
      emailLabel: 'work',
      address: person.address,
      notes: person.notes,
      frequentlycontacted: random.chance(0.25),
      starred: random.chance(0.12),
    })
    return {
      ...plain,
      ...values,
      ownerId: (users[index % users.length] ?? users[0]).id,
      morePhones: phones.map((value) => ({ label: 'mobile', value })),
      moreEmails: emails.map((value) => ({ label: 'work', value })),
      labels: [...person.labels],
      createdAt: ago({ days: 400 - index * 6 }),
      updatedAt: ago({ days: (index * 7) % 90, hours: 3, minutes: index * 13 }),
    }
  })
}

const emptyContact = { image: '', morePhones: [], moreEmails: [], labels: [] }

/** Contacts entered twice: once with an address in upper case, once without an address. */
function duplicateContacts([first, second]: readonly NewContact[], { ago }: SampleTools) {
  const twice = first && {
    ...first,
    ...emptyContact,
    email: first.email.toUpperCase(),
    company: '',
    notes: 'From the newsletter form.',
    createdAt: ago({ days: 12 }),
    updatedAt: ago({ days: 12 }),
  }
  const called = second && {
    ...second,
    ...emptyContact,
    phone: second.phone.replaceAll(' ', '-'),
    email: '',
    notes: 'Called, wants to be called back.',
    createdAt: ago({ days: 19 }),
    updatedAt: ago({ days: 19 }),
  }
  return [twice, called].flatMap((contact) => contact ?? [])
}

/** The companies of contacts, as the migration creates them, with what is known about them. */
function createCompanies(contacts: readonly NewContact[], { ago }: SampleTools) {
  const first = new Map(
    contacts
      .filter(({ company }) => company !== '')
      .toReversed()
      .map((contact) => [contact.company, contact]),
  )
  return [...first.values()].toReversed().map(({ company: name, ownerId, createdAt }, index) => {
    const client = clients.find((one) => one.name === name)
    const labels = index % 4 === 1 ? ['Key account'] : index % 6 === 2 ? ['Partner'] : []
    const known = client && {
      industry: client.trade,
      website: `https://${client.domain}/`,
      phone: client.phone.replace('##', '00'),
      address: client.address,
    }
    return {
      id: index + 1,
      ...companyColumns(CompanyDraft.parse({ name, ...known, labels })),
      ownerId,
      createdAt,
      updatedAt: ago({ days: (index * 5) % 60, hours: 2, minutes: index * 11 }),
      deletedAt: null,
      mergedInto: null,
    }
  })
}

const sample: Sample<Tables> = (tools) => {
  const { users, company, ago } = tools

  const clientContacts = createClientContacts(tools)

  const deletedContact = (firstname: string, lastname: string, days: number): NewContact => ({
    ...plain,
    ownerId: users[0].id,
    firstname,
    lastname,
    department: 'Support',
    company: company.name,
    address: company.address,
    createdAt: ago({ days: 300 }),
    updatedAt: ago({ days }),
    deletedAt: ago({ days }),
  })

  const contacts: NewContact[] = [
    ...clientContacts,
    ...duplicateContacts(clientContacts, tools),
    deletedContact('Test', 'Contact', 2),
    deletedContact('Summer', 'Intern', 11),
    deletedContact('Old', 'Switchboard', 26),
  ].map((contact, index) => ({ ...contact, uid: `sample-${index + 1}` }))
  const relations = contacts.map((contact, index) => relatedRows(index + 1, contact))
  return {
    contactsCompanies: createCompanies(clientContacts, tools),
    contacts: contacts.map((contact, index) => ({ id: index + 1, ...storedRow(contact) })),
    contactLabels: relations.flatMap(({ contactLabels }) => contactLabels),
    contactKeys: relations.flatMap(({ contactKeys }) => contactKeys),
  }
}

export default sample
