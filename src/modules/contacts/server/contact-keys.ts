import { fold } from '#platform/text/fold.ts'
import type { Contact, DuplicateGroup } from '../contract.ts'

export interface ContactKey {
  kind: DuplicateGroup['reason']
  key: string
}

type ContactKeySource = Pick<Contact, 'firstname' | 'lastname' | 'phone' | 'email' | 'morePhones' | 'moreEmails'>

const digitsOf = (phone: string) => phone.normalize('NFKC').replace(/\D/g, '')

// Shorter numbers are extensions; of others, the last nine digits match with and without country code or 0.
const minDigits = 7
const comparedDigits = 9

const phoneKey = (phone: string) => {
  const digits = digitsOf(phone)
  return digits.length < minDigits ? '' : digits.slice(-comparedDigits)
}

export const phonesOf = ({ phone, morePhones }: ContactKeySource) => [phone, ...morePhones.map(({ value }) => value)]
export const emailsOf = ({ email, moreEmails }: ContactKeySource) => [email, ...moreEmails.map(({ value }) => value)]

/** Phone numbers for searches: digits only. */
export const searchedDigits = (contact: ContactKeySource) => phonesOf(contact).map(digitsOf)

const distinct = (kind: ContactKey['kind'], keys: readonly string[]): ContactKey[] =>
  [...new Set(keys)].filter((key) => key !== '').map((key) => ({ kind, key }))

/** The keys that duplicates share. A first name alone is not one. */
export const keysOf = (contact: ContactKeySource): ContactKey[] => [
  ...distinct(
    'email',
    emailsOf(contact).map((email) => email.toLowerCase()),
  ),
  ...distinct('phone', phonesOf(contact).map(phoneKey)),
  ...distinct('name', contact.lastname ? [fold(contact.firstname, contact.lastname)] : []),
]
