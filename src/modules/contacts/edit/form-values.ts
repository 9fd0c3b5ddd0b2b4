import * as z from 'zod'
import { type Contact, ContactDraft, departments } from '../contract.ts'

// Every field of the form has a value, so that what is emptied is sent as empty; whole lists travel as one.
export const FormValues = ContactDraft.required()
export type FormValues = z.input<typeof ContactDraft> & Required<z.input<typeof ContactDraft>>

export const blank: FormValues = {
  firstname: '',
  lastname: '',
  image: '',
  department: departments[0],
  company: '',
  phone: '',
  email: '',
  address: '',
  notes: '',
  frequentlycontacted: false,
  starred: false,
  morePhones: [],
  moreEmails: [],
  labels: [],
}

export const valuesOf = (contact: Contact): FormValues => ({
  firstname: contact.firstname,
  lastname: contact.lastname,
  image: contact.image,
  department: contact.department,
  company: contact.company,
  phone: contact.phone,
  email: contact.email,
  address: contact.address,
  notes: contact.notes,
  frequentlycontacted: contact.frequentlycontacted,
  starred: contact.starred,
  morePhones: contact.morePhones,
  moreEmails: contact.moreEmails,
  labels: contact.labels,
})

const FieldName = z.keyof(ContactDraft)

export const fieldNames = FieldName.options
