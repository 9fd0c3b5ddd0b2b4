import type * as z from 'zod'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import type { ImportReport } from '#platform/records/many-records.ts'
import type { AnyFieldTexts } from '#platform/ui/fields/field-texts.ts'

type Json = z.infer<ReturnType<typeof z.json>>

/** A row as the server has validated it. */
export type ImportRow = Record<string, Json>

/** The import of a module's records. */
export interface ImportSource {
  fields: Shape
  texts: AnyFieldTexts
  /** The schema of a new record. */
  draft: z.ZodType
  /** The field that must have a column: the record's title. */
  title: string
  send: (rows: ImportRow[], dryRun: boolean) => Promise<ImportReport>
  /** Moves records to the trash. */
  remove: (ids: number[]) => Promise<unknown>
}
