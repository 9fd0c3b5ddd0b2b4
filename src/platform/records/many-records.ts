import * as z from 'zod'

export const Id = z.int().min(1).max(2_147_483_647)

/** The ids of records, up to the maximum of one call. */
export const Ids = z.array(Id).max(1000)

/** Rows of a file. Each is validated separately, so that one bad row does not refuse the rest. */
export const ImportRows = z.strictObject({
  rows: z.array(z.record(z.string(), z.json())).min(1).max(500),
  dryRun: z.boolean().default(false),
})

/** The result, or with `dryRun` the expected result, of each row of an import; `row` counts from 0 within the call. */
export const ImportReport = z.object({
  created: z.array(z.int()),
  valid: z.int(),
  errors: z.array(z.object({ row: z.int(), path: z.string(), message: z.string() })),
})
export type ImportReport = z.infer<typeof ImportReport>
