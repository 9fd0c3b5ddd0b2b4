import * as z from 'zod'
import { contract, get, post, readOnly, readWrite } from '#platform/contract.ts'
import { Author, Id, moment } from './contract-fields.ts'

export const noticeKinds = ['like', 'comment', 'reply', 'commentLike', 'mention', 'share', 'follow'] as const

/** An action of another person on the user's posts or profile. */
export const Notice = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  /** The person who acted. */
  profile: Author,
  /** Null for a new follower. */
  postId: z.int().nullable(),
  /** Beginning of the text concerned. */
  excerpt: z.string(),
  readAt: moment.nullable(),
})
export type Notice = z.infer<typeof Notice>

export const socialNotices = contract(
  'social-notices',
  '/api/data/notices',
  {
    list: get('/', {
      query: z.strictObject({ before: Id.optional(), limit: z.int().min(1).max(200).default(30) }),
      returns: z.array(Notice),
      summary: 'Reactions of others to the user’s posts, newest first',
    }),
    unread: get('/unread', { returns: z.object({ count: z.int() }) }),
    markRead: post('/read', {
      body: z.strictObject({ upTo: Id }),
      returns: z.object({ count: z.int() }),
      // Requires no right to create, so that viewers can mark notices as read.
      action: 'update',
    }),
  },
  {
    private: true,
    notices: noticeKinds,
    grants: { manager: readWrite, agent: readWrite, viewer: [...readOnly, 'update'] },
  },
)
