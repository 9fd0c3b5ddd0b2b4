import * as z from 'zod'

/** A change event: the topic whose data is out of date. It has ids only, since permissions of readers differ. */
export const Change = z.object({
  seq: z.int(),
  topic: z.string(),
  action: z.string(),
  recordId: z.string().nullable(),
  /** The only recipient, or null for all users who may read the topic. */
  audience: z.string().nullable(),
})
export type Change = z.infer<typeof Change>

/** A signal: not stored, only for open screens, such as who is typing. */
export const Signal = z.object({
  topic: z.string(),
  name: z.string(),
  /** Null for all signed-in users. */
  users: z.array(z.string()).nullable(),
  data: z.json(),
})
export type Signal = z.infer<typeof Signal>
