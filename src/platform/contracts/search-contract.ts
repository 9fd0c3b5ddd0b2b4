import * as z from 'zod'
import { contract, everybody, get, readOnly } from '#platform/contract.ts'
import { maxCursorLength } from '#platform/request-limits.ts'

/** A search result. All fields are plain text, never HTML. */
export const SearchHit = z.object({
  /** The contract of the record; `useTopicTitle` returns its name. */
  topic: z.string(),
  id: z.string(),
  title: z.string(),
  /** Distinguishes records with the same title; may be empty. */
  detail: z.string(),
  /** The matching part of a longer text, if neither title nor detail contains all words; else empty. */
  excerpt: z.string(),
  /** The address of the screen that shows it. */
  path: z.string(),
  /** Time of the record, by which newer ones rank higher. */
  at: z.iso.datetime(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchResponse = z.object({
  /** Best match first, across topics. */
  hits: z.array(SearchHit),
  /** The corrected query, if `q` has no results. */
  instead: z.string().optional(),
  /** The words of the query, for `marksIn` of `search-text.ts`, which highlights matches. */
  words: z.array(z.string()),
  /** Number of results by topic, including those beyond `limit`; the largest number first. */
  totals: z.array(
    z.object({
      topic: z.string(),
      count: z.int(),
      /** There are more results than were counted. */
      isLeast: z.literal(true).optional(),
    }),
  ),
})
export type SearchResponse = z.infer<typeof SearchResponse>

/** A page of records that name somebody's address, the newest first. */
export const Timeline = z.object({
  hits: z.array(SearchHit),
  /** `at` of the next page; null on the last one. */
  next: z.string().nullable(),
})

const Topic = z.string().min(1).max(64)

export const search = contract(
  'search',
  '/api/search',
  {
    find: get('/', {
      query: z.strictObject({
        q: z.string().max(200).default(''),
        topic: z.array(Topic).min(1).max(50).optional(),
        limit: z.int().min(1).max(30).default(30),
      }),
      returns: SearchResponse,
      summary: 'Records with every word of q, of all or some topics, that the user may read',
    }),
    at: get('/at', {
      query: z.strictObject({ path: z.array(z.string().min(1).max(500)).min(1).max(50) }),
      returns: z.array(SearchHit),
      summary: 'Records at these paths that the user may read',
    }),
    timeline: get('/timeline', {
      query: z.strictObject({
        email: z.array(z.email().max(254)).min(1).max(20),
        limit: z.int().min(1).max(30).default(30),
        at: z.string().max(maxCursorLength).optional().describe('Start of a page: `next` of the previous one'),
      }),
      returns: Timeline,
      summary: 'Conversations and records of all modules with one of these addresses that the user may read',
    }),
  },
  { everyone: true, grants: everybody(readOnly) },
)
