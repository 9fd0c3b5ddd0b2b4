import * as z from 'zod'
import { FileId } from '#platform/pictures/file.ts'
import { maximums } from './contract-supplier.ts'

// Whatever was typed, right or not: only its size is bounded.
const typed = z.string().max(2000)
const figure = z.number().min(-1e12).max(1e12)

export const DraftValues = z
  .strictObject({
    name: typed,
    kind: typed,
    website: typed,
    about: typed,
    country: typed,
    street: typed,
    postalCode: typed,
    city: typed,
    region: typed,
    vatNumber: typed,
    iban: typed,
    startsOn: typed,
    endsOn: typed,
    paymentDays: figure.nullable(),
    orderLimit: figure.nullable(),
    people: z.array(z.strictObject({ name: typed, email: typed, phone: typed, role: typed })).max(maximums.people),
    attachments: z.array(FileId).max(maximums.attachments),
    agreed: z.boolean(),
  })
  .partial()
export type DraftValues = z.infer<typeof DraftValues>
