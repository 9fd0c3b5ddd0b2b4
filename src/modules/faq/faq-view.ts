import * as z from 'zod'
import { topics } from './questions/topics.ts'

const topicIds = topics.map(({ id }) => id)

/** The state kept in the URL's query; the hash names the question. */
export const FaqView = z.object({ q: z.string().max(200).optional(), topic: z.enum(topicIds).optional() })
