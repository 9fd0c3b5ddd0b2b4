import * as z from 'zod'
import { mapNames } from '#platform/records/map-names.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { numberFieldNames, maximums, textFieldNames } from './contract-supplier.ts'

// Drafts may be invalid: only the length is limited.
const typed = z.string().max(2000)
const figure = z.number().min(-1e12).max(1e12)

export const DraftValues = z
  .strictObject({
    ...mapNames(textFieldNames, () => typed),
    ...mapNames(numberFieldNames, () => figure.nullable()),
    people: z.array(z.strictObject({ name: typed, email: typed, phone: typed, role: typed })).max(maximums.people),
    attachments: z.array(FileId).max(maximums.attachments),
    agreed: z.boolean(),
  })
  .partial()
export type DraftValues = z.infer<typeof DraftValues>
