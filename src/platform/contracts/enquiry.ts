import type { Language } from '#platform/i18n/languages.ts'

/** A visitor's message from a form, with or without an account; plain text. */
export interface Enquiry {
  name: string
  email: string
  /** Empty if the visitor gave none. */
  company: string
  subject: string
  text: string
  /** The language of the form. */
  language: Language
}
