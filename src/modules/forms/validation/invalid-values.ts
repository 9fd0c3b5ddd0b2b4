import { createBlank, blankPerson } from '../supplier/supplier-form.ts'

const duplicateEmail = 'orders@mistake.example'

/** One error per kind of check; name and VAT number are valid, but taken in the sample. */
export const createInvalidValues = (): ReturnType<typeof createBlank> => ({
  ...createBlank(),
  name: 'HALDEN paper works',
  kind: 'packaging',
  website: 'halden.example',
  about: 'Asked for a longer term of payment. '.repeat(9).trim(),
  country: 'DE',
  street: '',
  postalCode: '2045',
  city: 'Hamburg',
  vatNumber: 'DE 811 907 980',
  iban: 'DE89 3704 0044 0532 0130 01',
  startsOn: '2027-03-01',
  endsOn: '2027-02-01',
  paymentDays: 400,
  orderLimit: 99.999,
  people: [
    { ...blankPerson, name: 'Jonas Halden', email: duplicateEmail, phone: '040 call me' },
    { ...blankPerson, name: '', email: duplicateEmail, role: 'accounts' },
  ],
})
