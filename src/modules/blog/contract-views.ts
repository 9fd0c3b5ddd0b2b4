import * as z from 'zod'
import { contract, everybody, post, readOnly } from '#platform/contract.ts'
import { Id, Visit } from './contract-fields.ts'

// A reader of many posts stays below it, and an office of readers behind one address nearly always.
const limits = [{ max: 120, seconds: 3600 }]

const Seen = z.strictObject({ postId: Id, visit: Visit })

/** How often a post was looked at and passed on. */
export const Tally = z.object({ view: z.int(), share: z.int() })

/** Apart from the posts: who reads changes nothing that open screens would have to ask for again. */
export const blogViews = contract(
  'blog-views',
  '/api/data/blog/views',
  {
    view: post('/', {
      body: Seen,
      returns: Tally,
      public: true,
      limits,
      summary: 'Counts a view of a published post, once per visit',
    }),
    share: post('/shares', {
      body: Seen,
      returns: Tally,
      public: true,
      limits,
      summary: 'Counts a share of a published post, once per visit',
    }),
  },
  { grants: everybody(readOnly) },
)
