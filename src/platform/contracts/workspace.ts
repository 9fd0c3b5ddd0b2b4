import * as z from 'zod'
import { companyConfig, workspaceConfig } from '#brand'
import type { Language } from '#platform/i18n/languages.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { brandRoles, brandValue, fontName } from '#platform/ui/theme/tokens.ts'

/** The values of `src/brand.config.ts` that screens know; an administrator can replace each. */
export interface WorkspaceConfig {
  /** Name of the product in titles, sign-in and emails. */
  name: string
  /** Default of new amounts (ISO 4217), with a hundred minor units. */
  currency: string
}

/** The values that only the server needs. */
export interface CompanyConfig {
  /** Sender of invoices; empty if each invoice names its own. */
  companyName: string
  address: string
  email: string
  phone: string
  taxNumber: string
  /** Default for users who have not chosen one. */
  language: Language
  /** Of days and times without a browser (IANA). */
  timeZone: string
  /** Days from the date of an invoice until it is due. */
  dueDays: number
}

/** The effective values, for the server. */
export interface WorkspaceValues extends WorkspaceConfig, CompanyConfig {
  /** The bank account to which customers transfer money; `iban` is empty if there is none. */
  accountHolder: string
  iban: string
  bic: string
  /** Replaces the product's own logo. */
  logo: StoredFile | null
  /** `#rrggbb`, replaces the first theme's colour. */
  color: string | null
  /** The name of a font on users' computers; empty for the theme's. */
  font: string
}

export const BrandColor = z.string().regex(/^#[0-9a-f]{6}$/)
export const FontName = z.string().trim().regex(new RegExp(fontName, 'u'))

/** A colour with its shades, as CSS values. */
export const Brand = z.record(z.enum(['color', ...brandRoles]), z.string().regex(new RegExp(brandValue)))

/** The values for screens; `logo` is the id of a file, `brand` the colour with its shades. */
export const Workspace = z.object({
  name: z.string(),
  logo: z.string().nullable(),
  currency: z.string(),
  brand: Brand.nullable(),
  font: z.string(),
})
export type Workspace = z.infer<typeof Workspace>

/** The values of screens until the server sends others. */
export const builtBrand: Workspace = { ...workspaceConfig, logo: null, brand: null, font: '' }

export const builtWorkspace: WorkspaceValues = {
  ...workspaceConfig,
  ...companyConfig,
  accountHolder: '',
  iban: '',
  bic: '',
  logo: null,
  color: null,
  font: '',
}
