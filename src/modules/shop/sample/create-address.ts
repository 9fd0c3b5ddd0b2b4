import type { Person } from '#platform/db/sample/sample-person.ts'
import type { Address } from '../contract-address.ts'
import { codes } from './countries.ts'

/** The delivery address of a sample person. */
export const createAddress = ({ firstname, lastname, company, emails, phones, place }: Person): Address => ({
  name: `${firstname} ${lastname}`,
  company,
  street: place.street,
  city: place.city,
  postalCode: place.postalCode,
  country: codes[place.country] ?? 'GB',
  phone: phones[0] ?? '',
  email: emails[0] ?? '',
})
