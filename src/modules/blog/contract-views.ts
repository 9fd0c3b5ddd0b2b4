import * as z from 'zod'
import { contract, everybody, post, readOnly } from '#platform/contract.ts'
import { Id, Visit } from './contract-fields.ts'

// More than one reader needs, and nearly always enough for an office behind one address.
const limits = [{ max: 120, seconds: 3600 }]

const View = z.strictObject({ postId: Id, visit: Visit })

/** Numbers of views and shares of a post. */
export const PostCounts = z.object({ view: z.int(), share: z.int() })

/** Separate from posts, so that reading one does not invalidate cached posts. */
export const blogViews = contract(
  'blog-views',
  '/api/data/blog/views',
  {
    view: post('/', {
      body: View,
      returns: PostCounts,
      public: true,
      limits,
      summary: 'Counts a view of a published post, once per visit',
    }),
    share: post('/shares', {
      body: View,
      returns: PostCounts,
      public: true,
      limits,
      summary: 'Counts a share of a published post, once per visit',
    }),
  },
  { grants: everybody(readOnly) },
)
