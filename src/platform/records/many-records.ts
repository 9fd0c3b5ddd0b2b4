import * as z from 'zod'

export const Id = z.int().min(1).max(2_147_483_647)

/** The records that a call is about, as many as one call takes. */
export const Ids = z.array(Id).max(1000)

/** Rows of a file. Each is judged by itself, so that one bad row does not refuse the rest. */
export const ImportRows = z.strictObject({
  rows: z.array(z.record(z.string(), z.json())).min(1).max(500),
  dryRun: z.boolean().default(false),
})

/** What happened, or with `dryRun` would happen, to each row of an import; `row` counts from 0 within the call. */
export const ImportReport = z.object({
  created: z.array(z.int()),
  valid: z.int(),
  errors: z.array(z.object({ row: z.int(), path: z.string(), message: z.string() })),
})
export type ImportReport = z.infer<typeof ImportReport>
