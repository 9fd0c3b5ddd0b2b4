import * as z from 'zod'
import { companyConfig, workspaceConfig } from '#workspace'
import type { Language } from '#platform/i18n/languages.ts'
import type { StoredFile } from '#platform/pictures/file.ts'
import { brandRoles, brandValue, fontName } from '#platform/ui/theme/tokens.ts'

/** Values of `src/workspace.config.ts`, each of which an administrator can replace: those that screens know. */
export interface WorkspaceConfig {
  /** Of the product, as titles, sign-in and emails show it. */
  name: string
  /** Of new amounts (ISO 4217), with a hundred minor units. */
  currency: string
}

/** Those that the server needs. */
export interface CompanyConfig {
  /** Who sends invoices; empty where each invoice says so itself. */
  companyName: string
  address: string
  email: string
  phone: string
  taxNumber: string
  /** Of those who have not chosen one. */
  language: Language
  /** Of days and times that belong to nobody's browser (IANA). */
  timeZone: string
  /** Days from the date of an invoice until it is due. */
  dueDays: number
}

/** The values in force, for the server. */
export interface WorkspaceValues extends WorkspaceConfig, CompanyConfig {
  /** Instead of the product's own mark. */
  logo: StoredFile | null
  /** `#rrggbb`, instead of the first theme's colour. */
  color: string | null
  /** The name of a font that users' computers have; empty for the theme's. */
  font: string
}

export const BrandColor = z.string().regex(/^#[0-9a-f]{6}$/)
export const FontName = z.string().trim().regex(new RegExp(fontName, 'u'))

const Brand = z.record(z.enum(['color', ...brandRoles]), z.string().regex(new RegExp(brandValue)))

/** What screens know of them; `logo` is the id of a file, `brand` the colour with its shades. */
export const Workspace = z.object({
  name: z.string(),
  logo: z.string().nullable(),
  currency: z.string(),
  brand: Brand.nullable(),
  font: z.string(),
})
export type Workspace = z.infer<typeof Workspace>

/** What screens know until they are told otherwise. */
export const builtBrand: Workspace = { ...workspaceConfig, logo: null, brand: null, font: '' }

export const builtWorkspace: WorkspaceValues = {
  ...workspaceConfig,
  ...companyConfig,
  logo: null,
  color: null,
  font: '',
}
