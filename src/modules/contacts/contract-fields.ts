import * as z from 'zod'
import { type Described, type FieldDescription, getSchemas } from '#platform/fields/descriptions.ts'
import { linesOf, PhoneNumber } from '#platform/fields/declared-kinds.ts'
import { EmbeddedPicture, PictureAddress } from '#platform/pictures/picture-address.ts'

export const departments = ['Sales', 'Support', 'Engineering', 'Business Development'] as const

export const text = (most: number) => z.string().trim().max(most)

export const maxCompanyName = 120

export const Website = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)])

/** The types of phone numbers and email addresses; `other` is also one without a type. */
export const detailLabels = ['work', 'home', 'mobile', 'other'] as const

/** An additional phone number or email address. */
export const Detail = z.strictObject({ label: z.enum(detailLabels), value: text(254).min(1) })
export type Detail = z.infer<typeof Detail>

export const Label = text(40).min(1)

/** Identifies a contact in files: the UID of its vCard, or its key in another system. */
export const Uid = text(200)
/** Its column in CSV files. */
export const uidColumn = 'UID'
export const maxLabels = 20
export const maxNotes = 10_000
/** Maximum number of additional phone numbers, and of additional addresses. */
export const maxDetails = 10

/** How a property writes the cell of a value as text, and reads it again. */
export interface VcardTexts {
  write(cell: string): string
  read(text: string): string
}

type VcardName = Uppercase<string>

export interface ContactField extends FieldDescription {
  /** Column heading in CSV files. */
  csv: string
  /**
   * vCard property, if need be with the texts of choices or of `true` (`{ property: 'GENDER', texts: { female: 'F' } }`).
   * `composed` ones are written and read by hand in `files/`.
   */
  vcard:
    | 'composed'
    | 'none'
    | VcardName
    | { property: VcardName; texts: Readonly<Record<string, string>> }
    | ({ property: VcardName } & VcardTexts)
  /** The part of the form; `own` inputs are placed by hand. */
  part: 'name' | 'work' | 'phone' | 'email' | 'address' | 'further' | 'notes' | 'marks' | 'own'
  /** In rows of the list: on medium or wide screens. */
  list?: 'first' | 'wide'
}

/**
 * All fields of a contact, in the order of files and merges. A new one needs a migration, and a label in
 * `locales/en.json`: docs/add-a-field.md.
 */
export const contactFields = {
  firstname: {
    schema: text(80).min(1),
    csv: 'First name',
    vcard: 'composed',
    part: 'name',
    isSearched: true,
    isSorted: true,
  },
  lastname: {
    schema: text(80).default(''),
    csv: 'Last name',
    vcard: 'composed',
    part: 'name',
    isSearched: true,
    isSorted: true,
  },
  company: {
    schema: text(maxCompanyName).default(''),
    csv: 'Company',
    vcard: 'composed',
    part: 'own',
    isSearched: true,
    isFilter: true,
    isSorted: true,
  },
  jobTitle: { schema: text(120).default(''), csv: 'Job title', vcard: 'TITLE', part: 'work', isSearched: true },
  department: {
    schema: z.enum(departments).default('Sales'),
    csv: 'Department',
    vcard: 'composed',
    part: 'work',
    isSearched: true,
    isFilter: true,
  },
  phone: {
    schema: PhoneNumber.default(''),
    csv: 'Phone',
    vcard: 'composed',
    part: 'phone',
    isSearched: true,
    list: 'wide',
  },
  phoneLabel: { schema: z.enum(detailLabels).default('other'), csv: 'Main phone type', vcard: 'composed', part: 'own' },
  morePhones: {
    schema: z.array(Detail).max(maxDetails).default([]),
    csv: 'More phones',
    vcard: 'composed',
    part: 'own',
  },
  email: {
    schema: z.union([z.literal(''), z.email().max(254)]).default(''),
    csv: 'Email',
    vcard: 'composed',
    part: 'email',
    isSearched: true,
    list: 'first',
  },
  emailLabel: { schema: z.enum(detailLabels).default('other'), csv: 'Main email type', vcard: 'composed', part: 'own' },
  moreEmails: {
    schema: z
      .array(Detail.extend({ value: z.email().max(254) }))
      .max(maxDetails)
      .default([]),
    csv: 'More emails',
    vcard: 'composed',
    part: 'own',
  },
  website: { schema: Website.default(''), csv: 'Website', vcard: 'URL', part: 'work' },
  birthday: { schema: z.iso.date().nullable().default(null), csv: 'Birthday', vcard: 'BDAY', part: 'further' },
  address: { schema: linesOf(300).default(''), csv: 'Address', vcard: 'composed', part: 'address', isSearched: true },
  notes: { schema: text(maxNotes).default(''), csv: 'Notes', vcard: 'NOTE', part: 'notes', isSearched: true },
  labels: { schema: z.array(Label).max(maxLabels).default([]), csv: 'Labels', vcard: 'composed', part: 'own' },
  starred: { schema: z.boolean().default(false), csv: 'Starred', vcard: 'none', part: 'marks', isFilter: true },
  frequentlycontacted: {
    schema: z.boolean().default(false),
    csv: 'Frequently contacted',
    vcard: 'none',
    part: 'marks',
    isFilter: true,
  },
  image: { schema: z.union([PictureAddress, EmbeddedPicture]).default(''), csv: 'Image', vcard: 'none', part: 'own' },
} satisfies Described<ContactField>

export const fields = getSchemas(contactFields)
