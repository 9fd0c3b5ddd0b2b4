import type { Role } from '#platform/contract.ts'
import { cast } from './sample-cast.ts'
import { clients } from './sample-clients.ts'
import { avatar, departments, mailName, oneLine, type Person } from './sample-person.ts'

export { invented, inventPeople } from './invent-people.ts'
export { clients } from './sample-clients.ts'
export type { Person } from './sample-person.ts'
export { seeded } from './seeded.ts'

export interface Colleague {
  id: string
  firstname: string
  lastname: string
  email: string
  role: Role
  avatar: string
  jobTitle: string
}

const address = { street: '4 Tannery Yard', city: 'Bristol', postalCode: 'BS1 6ZZ', country: 'United Kingdom' }

/** The company of the sample data: it makes and sells books, fashion, electronics and toys. */
export const company = {
  name: 'Larkmoor',
  motto: 'Good things for home and play',
  domain: 'larkmoor.example',
  website: 'https://larkmoor.example',
  email: 'hello@larkmoor.example',
  supportEmail: 'support@larkmoor.example',
  billingEmail: 'accounts@larkmoor.example',
  phone: '+44 117 496 0100',
  fax: '+44 117 496 0199',
  address: oneLine(address),
  place: address,
  founded: 2014,
} as const

const colleague = (number: number, firstname: string, lastname: string, role: Role, jobTitle: string): Colleague => ({
  id: `u${number}`,
  firstname,
  lastname,
  email: `${mailName(firstname)}.${mailName(lastname)}@${company.domain}`,
  role,
  avatar: avatar(number),
  jobTitle,
})

/** The users at the sample company; the first four have one role each, the first is the administrator. */
export const colleagues = [
  colleague(1, 'Inês', 'Carvalho', 'admin', 'Head of operations'),
  colleague(2, 'Tomasz', 'Wieczorek', 'manager', 'Sales manager'),
  colleague(3, 'Amina', 'Haddad', 'agent', 'Customer support lead'),
  colleague(4, 'Oliver', 'Nkemelu', 'viewer', 'Bookkeeper'),
  colleague(5, 'Priya', 'Raghunathan', 'manager', 'Product designer'),
  colleague(6, 'Jonas', 'Ekholm', 'agent', 'Web developer'),
  colleague(7, 'Meilan', 'Zhao', 'agent', 'Buyer, electronics and toys'),
  colleague(8, 'Gwen', 'Pritchard', 'viewer', 'Warehouse manager'),
] as const

/** People outside the sample company: customers, suppliers and partners, at the companies of `clients`. */
export const people: readonly Person[] = cast
  .trim()
  .split(/\n(?=\S)/)
  .map((lines, index) => {
    const [facts = '', notes = ''] = lines.split('\n').map((line) => line.trim())
    const [firstname = '', lastname = '', key, part, jobTitle = '', labels = '', mail] = facts
      .split('|')
      .map((cell) => cell.trim())
    const client = clients.find((candidate) => candidate.key === key)
    const department = departments.find((candidate) => candidate === part)
    if (!client || !department) throw new Error(`The sample cast has a line that cannot be read: ${facts}`)
    const number = colleagues.length + index + 1
    const two = String(number).padStart(2, '0')
    const emailAddress = `${mail ?? `${mailName(firstname)}.${mailName(lastname)}`}@${client.domain}`
    return {
      firstname,
      lastname,
      company: client.name,
      department,
      jobTitle,
      phones: [client.phone, client.mobile].filter(Boolean).map((pattern) => pattern.replace('##', two)),
      emails: department === 'Support' ? [emailAddress, `service@${client.domain}`] : [emailAddress],
      address: client.address,
      place: client.place,
      avatar: avatar(number),
      notes,
      labels: labels.split(', '),
    }
  })
