import * as z from 'zod'
import { OfferedLanguage } from '#platform/contracts/language.ts'
import { paperSizes } from '#platform/contracts/paper-size.ts'
import { Id, Token } from './contract-fields.ts'

const PathId = z.coerce.number<number>().pipe(Id)

/** How a PDF is to be written. */
export const PaperQuery = z.strictObject({
  language: OfferedLanguage.optional().describe('Default: that of the workspace'),
  size: z.enum(paperSizes).default('A4'),
})

export const PublicPaperQuery = PaperQuery.extend({
  creditNote: PathId.optional().describe('The id of one of the credit notes, in place of the invoice'),
})

export const TokenParams = z.strictObject({ token: Token })
export const CreditNoteParams = z.strictObject({ id: PathId, note: PathId })
