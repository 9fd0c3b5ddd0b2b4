import type { Contact } from '../contract.ts'
import type { Detail } from '../contract-fields.ts'
import { vcardProperties } from './vcard-properties.ts'

const types: Record<Detail['label'], string> = { work: 'WORK', home: 'HOME', mobile: 'CELL', other: 'OTHER' }

/** The type of the main number or address, after others; `other` needs none. */
const furtherType = (label: Detail['label']) => (label === 'other' ? '' : `,${types[label]}`)

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

const encoder = new TextEncoder()
const countOctets = (text: string) => encoder.encode(text).length

const maxLineLength = 75

/** Folds long lines without splitting a character. */
function folded(line: string) {
  if (countOctets(line) <= maxLineLength) return line
  let result = ''
  let octets = 0
  for (const character of line) {
    const more = countOctets(character)
    if (octets + more > maxLineLength) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += more
  }
  return result
}

// URLs are not escaped in a vCard.
const listProperties = (contact: Contact) =>
  vcardProperties.map(({ name, property, kind, write }) => {
    const text = write(contact[name])
    return text && `${property}:${kind === 'url' ? text.replaceAll(/\s/g, '') : escaped(text)}`
  })

/** A contact as vCard 3.0, which Google, Apple and Outlook read. Omits our own marks, such as the star. */
export function formatVcard(contact: Contact): string {
  const { firstname, lastname, company, department, address, labels } = contact
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(lastname)};${escaped(firstname)};;;`,
    `FN:${escaped(`${firstname} ${lastname}`.trim())}`,
    `ORG:${escaped(company)};${escaped(department)}`,
    contact.phone && `TEL;TYPE=PREF${furtherType(contact.phoneLabel)}:${escaped(contact.phone)}`,
    ...contact.morePhones.map(({ label, value }) => `TEL;TYPE=${types[label]}:${escaped(value)}`),
    contact.email && `EMAIL;TYPE=INTERNET,PREF${furtherType(contact.emailLabel)}:${escaped(contact.email)}`,
    ...contact.moreEmails.map(({ label, value }) => `EMAIL;TYPE=INTERNET,${types[label]}:${escaped(value)}`),
    address && `ADR:;;${escaped(address)};;;;`,
    ...listProperties(contact),
    labels.length > 0 && `CATEGORIES:${labels.map(escaped).join(',')}`,
    `UID:${escaped(contact.uid)}`,
    `REV:${contact.updatedAt}`,
    'END:VCARD',
  ]
  return lines.flatMap((line) => (line ? `${folded(line)}\r\n` : [])).join('')
}
