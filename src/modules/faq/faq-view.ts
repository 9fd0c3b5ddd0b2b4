import * as z from 'zod'
import { topics } from './questions/topics.ts'

const topicIds = topics.map(({ id }) => id)

/** What the address says of the screen; which question is meant is its end, after the `#`. */
export const FaqView = z.object({ q: z.string().max(200).optional(), topic: z.enum(topicIds).optional() })
