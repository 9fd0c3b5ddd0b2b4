import * as z from 'zod'
import { contract, everybody, get, patch, post } from '#platform/contract.ts'
import { OfferedLanguage } from '#platform/contracts/language.ts'
import { BrandColor, FontName } from '#platform/contracts/workspace.ts'
import { isCurrency, isTimeZone } from '#platform/contracts/workspace-rules.ts'
import { FileId, StoredFile } from '#platform/files/stored-file.ts'
import { isBic, isIban, removeSeparators } from '#platform/numbers/iban.ts'
import { stepNames, stepsPart } from './contract-steps.ts'

const text = (maxLength: number) => z.string().trim().max(maxLength)

export const maxDueDays = 365

export const fields = {
  name: text(40).min(1),
  companyName: text(120),
  address: text(400),
  email: z.union([z.literal(''), z.email().max(254)]),
  phone: text(40),
  taxNumber: text(40),
  accountHolder: text(70),
  iban: text(42)
    .overwrite(removeSeparators)
    .refine((iban) => iban === '' || isIban(iban)),
  bic: text(14)
    .overwrite(removeSeparators)
    .refine((bic) => bic === '' || isBic(bic)),
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

/** What becomes of emails, and how many did not leave. */
export const EmailState = z.object({
  delivery: z.enum(['sent', 'shown', 'waiting']),
  /** Null without a mail server. */
  host: z.string().nullable(),
  sender: z.string().nullable(),
  waiting: z.int(),
  failed: z.int(),
  lastError: z.string().nullable(),
})
export type EmailState = z.infer<typeof EmailState>

export const EmailTest = z.object({
  to: z.string(),
  /** Null if the mail server has accepted it. */
  fault: z.enum(['notSetUp', 'unreachable', 'insecure', 'signIn', 'refused', 'other']).nullable(),
  /** The mail server's own words. */
  detail: z.string(),
})
export type EmailTest = z.infer<typeof EmailTest>

export const workspace = contract(
  'workspace',
  stepsPart.base,
  {
    show: get('/', { returns: WorkspaceSettings, summary: 'Name, company and usual values of the installation' }),
    edit: patch('/', {
      body: WorkspaceChanges,
      returns: WorkspaceSettings,
      confirmed: false,
      summary: 'Changes the given values; 409 if `version` is not the latest',
    }),
    email: get('/email', { returns: EmailState, summary: 'The mail server, and the emails that wait or have failed' }),
    testEmail: post('/email/test', {
      returns: EmailTest,
      action: 'update',
      transaction: 'manual',
      silent: true,
      confirmed: false,
      limits: [{ max: 10, seconds: 600 }],
      summary: 'Sends an email to the caller at once, and returns why it failed',
    }),
    ...stepsPart.endpoints,
    finishStep: post('/steps/:name', {
      params: z.strictObject({ name: z.enum(stepNames) }),
      action: 'update',
      confirmed: false,
      summary: 'Marks one of the first steps as done',
    }),
  },
  // Refetch the sessions, which contain name and logo.
  { grants: everybody([]), touches: ['session'] },
)
