import * as z from 'zod'
import { type Described, type FieldDescription, listNames, getSchemas } from '#platform/fields/descriptions.ts'
import { singleValueFields } from '#platform/fields/described-values.ts'
import { getField } from '#platform/fields/fields.ts'
import { inResponses } from '#platform/fields/contract-shapes.ts'
import { FileId, StoredFile } from '#platform/files/stored-file.ts'
import { removeSeparators, isIban } from '#platform/numbers/iban.ts'
import { countries, getCountryRules } from './countries.ts'

export const kinds = ['goods', 'packaging', 'transport', 'services'] as const
export const roles = ['sales', 'accounts', 'logistics', 'management'] as const
export const maximums = { people: 5, attachments: 3, about: 300, name: 80 } as const

/** Allowed types of attachments, and their maximum size in bytes. */
export const attachmentTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
export const maxAttachmentBytes = 2_000_000

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
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

/** The sections of the form and steps of the wizard that contain fields. */
export type Part = 'company' | 'address' | 'agreement' | 'people'

interface SupplierField extends FieldDescription {
  part: Part
}

/** All fields of a supplier; a new one also needs a migration and labels (docs/add-a-field.md). */
export const supplierFields = {
  name: { schema: line(maximums.name).min(2), part: 'company', isSearched: true },
  kind: { schema: z.enum(kinds), part: 'company', isSearched: true, isFilter: true },
  website: {
    schema: z.literal('').or(z.url({ protocol: /^https?$/ }).max(200)),
    part: 'company',
    isSearched: true,
  },
  about: { schema: z.string().trim().max(maximums.about), part: 'company', isSearched: true },
  country: { schema: z.enum(countries), part: 'address', isFilter: true },
  street: { schema: line(120).min(1), part: 'address', isSearched: true },
  postalCode: { schema: line(12).min(1), part: 'address' },
  city: { schema: line(80).min(1), part: 'address', isSearched: true },
  /** Code of the state or province, in countries whose addresses require one. */
  region: { schema: line(3), part: 'address' },
  vatNumber: { schema: line(24).overwrite(removeSeparators), part: 'address' },
  startsOn: { schema: day, part: 'agreement' },
  endsOn: { schema: z.literal('').or(day), part: 'agreement' },
  paymentDays: { schema: z.int().min(0).max(120), part: 'agreement' },
  orderLimit: {
    schema: z
      .number()
      .min(0)
      .max(1_000_000)
      .refine(hasWholeCents, { params: { reason: 'cents' } }),
    part: 'agreement',
  },
  iban: {
    schema: line(42)
      .overwrite(removeSeparators)
      .refine((iban) => iban === '' || isIban(iban), { params: { reason: 'iban' } }),
    part: 'agreement',
  },
  people: { schema: z.array(Person).min(1).max(maximums.people), part: 'people' },
} satisfies Described<SupplierField>

const fields = getSchemas(supplierFields)
export const flatFields = singleValueFields(fields)
export type FlatField = keyof typeof flatFields

type NumberFieldName = {
  [Name in FlatField]: z.output<(typeof flatFields)[Name]> extends number ? Name : never
}[FlatField]
export type TextFieldName = Exclude<FlatField, NumberFieldName>

const isFigure = (name: FlatField): name is NumberFieldName => getField(flatFields[name]).kind === 'number'
export const numberFieldNames = listNames(flatFields).filter((name) => isFigure(name))
export const textFieldNames = listNames(flatFields).filter((name): name is TextFieldName => !isFigure(name))

/** The names of the fields in a section. */
export const getPartNames = (part: Part) =>
  listNames(supplierFields).filter((name) => supplierFields[name].part === part)

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
const PeopleEmails = z.object({ people: z.array(z.looseObject({ email: z.string() })) })

/** Checks pairs of fields; each pair as soon as both are valid, despite errors elsewhere. */
function validatePairs(draft: unknown, report: (path: PropertyKey[], reason: string) => void) {
  const { data: days } = Days.safeParse(draft)
  if (days && days.endsOn < days.startsOn) report(['endsOn'], 'order')

  const { data: address } = Address.safeParse(draft)
  if (address) {
    const { country, region, postalCode, vatNumber } = address
    const { regions, postal, vat } = getCountryRules(country)
    if (regions && region === '') report(['region'], 'required')
    else if (region !== '' && !regions?.includes(region)) report(['region'], 'choose')
    if (postal && postalCode !== '' && !postal.pattern.test(postalCode)) report(['postalCode'], 'postal')
    if (vat && vatNumber.trim() === '') report(['vatNumber'], 'required')
    else if (vat && !vat.pattern.test(removeSeparators(vatNumber))) report(['vatNumber'], 'vat')
  }

  const mails = PeopleEmails.safeParse(draft).data?.people.map(({ email }) => email.trim().toLowerCase()) ?? []
  mails.forEach((mail, at) => {
    if (mail !== '' && mails.indexOf(mail) < at) report(['people', at, 'email'], 'twice')
  })
}

/** The input for a supplier, with every check that needs no other records. */
export const SupplierDraft = z
  .strictObject({
    ...fields,
    attachments: z.array(FileId).max(maximums.attachments).default([]),
    agreed: z.literal(true),
  })
  .superRefine(
    (draft, context) =>
      validatePairs(draft, (path, reason) => context.addIssue({ code: 'custom', path, params: { reason } })),
    { when: () => true },
  )
export type SupplierDraft = z.input<typeof SupplierDraft>

export const Supplier = z.object({
  id: z.int(),
  ...inResponses(fields),
  people: z.array(Person),
  attachments: z.array(StoredFile),
  createdById: z.string(),
  createdAt: z.iso.datetime(),
  deleted: z.boolean(),
})
export type Supplier = z.infer<typeof Supplier>
