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

/** What is said to screens that are open now, and to nobody later: who is typing, who came and went. */
export const Signal = z.object({
  topic: z.string(),
  name: z.string(),
  /** Null for everybody who is signed in. */
  users: z.array(z.string()).nullable(),
  data: z.json(),
})
export type Signal = z.infer<typeof Signal>
