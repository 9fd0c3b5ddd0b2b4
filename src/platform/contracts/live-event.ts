import * as z from 'zod'

/** A change event: the topic that is stale. It has ids only, since permissions of readers differ. */
export const Change = z.object({
  seq: z.int(),
  topic: z.string(),
  action: z.string(),
  recordId: z.string().nullable(),
  /** The only user who may know, or null for everybody who may read the topic. */
  audience: z.string().nullable(),
})
export type Change = z.infer<typeof Change>

/** A signal: not stored, only for open screens, such as who is typing. */
export const Signal = z.object({
  topic: z.string(),
  name: z.string(),
  /** Null for everybody who is signed in. */
  users: z.array(z.string()).nullable(),
  data: z.json(),
})
export type Signal = z.infer<typeof Signal>
