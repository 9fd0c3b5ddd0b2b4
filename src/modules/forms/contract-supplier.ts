import * as z from 'zod'
import { FileId, StoredFile } from '#platform/pictures/file.ts'
import { countries, rulesOf } from './countries.ts'
import { compact, isIban } from './iban.ts'

export const kinds = ['goods', 'packaging', 'transport', 'services'] as const
export const roles = ['sales', 'accounts', 'logistics', 'management'] as const
export const maximums = { people: 5, attachments: 3, about: 300, name: 80 } as const

/** What may be attached, and how large it may be in bytes. */
export const attachmentTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
export const maxAttachmentBytes = 2_000_000

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u)

const day = z.iso.date()

export const Person = z.strictObject({
  name: line(80).min(1),
  email: z.email().max(254),
  phone: line(30).refine((phone) => phone === '' || /^\+?[\d\s()./-]{6,}$/.test(phone), {
    params: { reason: 'phone' },
  }),
  role: z.enum(roles),
})
export type Person = z.infer<typeof Person>

const fields = {
  name: line(maximums.name).min(2),
  kind: z.enum(kinds),
  website: z.literal('').or(z.url({ protocol: /^https?$/ }).max(200)),
  about: z.string().trim().max(maximums.about),
  country: z.enum(countries),
  street: line(120).min(1),
  postalCode: line(12).min(1),
  city: line(80).min(1),
  /** A state or province by its postal code, in the countries whose addresses have one. */
  region: line(3),
  vatNumber: line(24).overwrite(compact),
  iban: line(42)
    .overwrite(compact)
    .refine((iban) => iban === '' || isIban(iban), { params: { reason: 'iban' } }),
  startsOn: day,
  endsOn: z.literal('').or(day),
  paymentDays: z.int().min(0).max(120),
  orderLimit: z
    .number()
    .min(0)
    .max(1_000_000)
    .refine(hasWholeCents, { params: { reason: 'cents' } }),
  people: z.array(Person).min(1).max(maximums.people),
}

function hasWholeCents(amount: number) {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
}

const Days = z.object({ startsOn: day, endsOn: day })
const Address = z.object({
  country: fields.country,
  region: z.string().trim(),
  postalCode: z.string().trim(),
  vatNumber: z.string(),
})
const Mails = z.object({ people: z.array(z.looseObject({ email: z.string() })) })

/** What two fields make wrong together; each is judged as soon as its own are there, whatever is wrong elsewhere. */
function judgeTogether(draft: unknown, wrong: (path: PropertyKey[], reason: string) => void) {
  const { data: days } = Days.safeParse(draft)
  if (days && days.endsOn < days.startsOn) wrong(['endsOn'], 'order')

  const { data: address } = Address.safeParse(draft)
  if (address) {
    const { country, region, postalCode, vatNumber } = address
    const { regions, postal, vat } = rulesOf(country)
    if (regions && region === '') wrong(['region'], 'required')
    else if (region !== '' && !regions?.includes(region)) wrong(['region'], 'choose')
    if (postal && postalCode !== '' && !postal.pattern.test(postalCode)) wrong(['postalCode'], 'postal')
    if (vat && vatNumber.trim() === '') wrong(['vatNumber'], 'required')
    else if (vat && !vat.pattern.test(compact(vatNumber))) wrong(['vatNumber'], 'vat')
  }

  const mails = Mails.safeParse(draft).data?.people.map(({ email }) => email.trim().toLowerCase()) ?? []
  mails.forEach((mail, at) => {
    if (mail !== '' && mails.indexOf(mail) < at) wrong(['people', at, 'email'], 'twice')
  })
}

/** What is typed to register a supplier, and all that can be wrong with it before the server looks at the others. */
export const SupplierDraft = z
  .strictObject({
    ...fields,
    attachments: z.array(FileId).max(maximums.attachments).default([]),
    agreed: z.literal(true),
  })
  .superRefine(
    (draft, context) =>
      judgeTogether(draft, (path, reason) => context.addIssue({ code: 'custom', path, params: { reason } })),
    { when: () => true },
  )
export type SupplierDraft = z.input<typeof SupplierDraft>

export const Supplier = z.object({
  id: z.int(),
  ...fields,
  attachments: z.array(StoredFile),
  createdById: z.string(),
  createdAt: z.iso.datetime(),
  deleted: z.boolean(),
})
export type Supplier = z.infer<typeof Supplier>
