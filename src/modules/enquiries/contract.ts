import * as z from 'zod'
import { contract, del, get, listQuery, post } from '#platform/contract.ts'
import { LanguageCode } from '#platform/contracts/language.ts'

/** Maximum number of characters per field. */
export const maxLengths = { name: 120, email: 254, company: 120, subject: 160, text: 5000 } as const

const fields = {
  name: z.string().trim().min(1).max(maxLengths.name),
  email: z.email().max(maxLengths.email),
  company: z.string().trim().max(maxLengths.company),
  subject: z.string().trim().min(1).max(maxLengths.subject),
  text: z.string().trim().min(1).max(maxLengths.text),
  /** The language of the reply: that of the page with the form. */
  language: LanguageCode,
}

/** A message from a visitor of the public site. */
export const Enquiry = z.object({ id: z.int(), ...fields, receivedAt: z.iso.datetime() })
export type Enquiry = z.infer<typeof Enquiry>

export const EnquiryDraft = z.strictObject({
  ...fields,
  company: fields.company.default(''),
  /** A honeypot, hidden from people. An enquiry with a value here is dropped. */
  website: z.string().max(500).default(''),
})
export type EnquiryDraft = z.input<typeof EnquiryDraft>

export const EnquiryList = listQuery(Enquiry, {
  search: ['name', 'email', 'company', 'subject', 'text'],
  filter: ['language'],
  sort: ['-receivedAt', 'name'],
})

export const enquiries = contract(
  'enquiries',
  '/api/enquiries',
  {
    list: get('/', { query: EnquiryList, returns: z.array(Enquiry) }),
    create: post('/', {
      body: EnquiryDraft,
      returns: z.object({ receivedAt: z.iso.datetime() }),
      status: 201,
      public: true,
      limits: [
        { max: 20, seconds: 3600 },
        { max: 5, seconds: 3600, by: 'email' },
      ],
      summary: 'Sends an enquiry',
    }),
    remove: del('/:id', { summary: 'Deletes an enquiry permanently' }),
  },
  { grants: { manager: ['read', 'delete'], agent: ['read'], viewer: [] } },
)
