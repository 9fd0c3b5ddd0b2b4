import * as z from 'zod'
import { contract, everybody, get, patch } from '#platform/contract.ts'
import { OfferedLanguage } from '#platform/contracts/language.ts'
import { BrandColor, FontName } from '#platform/contracts/workspace.ts'
import { isCurrency, isTimeZone } from '#platform/contracts/workspace-rules.ts'
import { FileId, StoredFile } from '#platform/pictures/file.ts'

const text = (longest: number) => z.string().trim().max(longest)

export const maxDueDays = 365

export const fields = {
  name: text(40).min(1),
  companyName: text(120),
  address: text(400),
  email: z.union([z.literal(''), z.email().max(254)]),
  phone: text(40),
  taxNumber: text(40),
  language: OfferedLanguage,
  timeZone: z.string().max(64).refine(isTimeZone),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .refine(isCurrency),
  dueDays: z.int().min(0).max(maxDueDays),
  color: BrandColor.nullable(),
  font: z.union([z.literal(''), FontName]),
}

export const WorkspaceSettings = z.object({
  ...fields,
  logo: StoredFile.nullable(),
  /** Number of saves. */
  version: z.int(),
  changedAt: z.iso.datetime().nullable(),
})
export type WorkspaceSettings = z.infer<typeof WorkspaceSettings>

export const WorkspaceChanges = z
  .strictObject({ ...fields, logo: FileId.nullable().describe('An uploaded picture') })
  .partial()
  .extend({ version: z.int().min(0).describe('The version that the change is based on') })
export type WorkspaceChanges = z.input<typeof WorkspaceChanges>

export const workspace = contract(
  'workspace',
  '/api/workspace',
  {
    show: get('/', { returns: WorkspaceSettings, summary: 'Name, company and usual values of the installation' }),
    edit: patch('/', {
      body: WorkspaceChanges,
      returns: WorkspaceSettings,
      confirmed: false,
      summary: 'Changes the given values; 409 if `version` is not the latest',
    }),
  },
  // Refetch the sessions, which contain name and logo.
  { grants: everybody([]), touches: ['session'] },
)
