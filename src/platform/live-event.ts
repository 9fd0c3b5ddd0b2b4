import * as z from 'zod'

/** What a screen is told of a write: which topic is stale. Ids only, since each reader may see something else of it. */
export const Change = z.object({
  seq: z.int(),
  topic: z.string(),
  action: z.string(),
  recordId: z.string().nullable(),
  /** The only user who may know, or null for everybody who may read the topic. */
  audience: z.string().nullable(),
})
export type Change = z.infer<typeof Change>
