import type { Person } from '#platform/contracts/people.ts'

/** The customer's name on an invoice: name and company, or the email address. */
export const getCustomerName = ({ name, company, email }: Pick<Person, 'name' | 'company' | 'email'>) =>
  [name, company].filter(Boolean).join(', ').slice(0, 160) || email
