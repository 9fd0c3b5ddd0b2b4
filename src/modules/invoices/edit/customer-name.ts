import type { Person } from '#platform/contracts/people.ts'

/** What stands on an invoice for somebody: the name, and the company it is of. */
export const customerName = ({ name, company, email }: Pick<Person, 'name' | 'company' | 'email'>) =>
  [name, company].filter(Boolean).join(', ').slice(0, 160) || email
