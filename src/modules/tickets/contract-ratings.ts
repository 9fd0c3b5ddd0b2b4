import * as z from 'zod'
import { get, post, put } from '#platform/contract.ts'
import { moment, text } from './contract-fields.ts'

export const scores = ['good', 'bad'] as const

const fields = { score: z.enum(scores), comment: text(2000) }

/** A requester’s rating, or that it was asked for. */
export const Rating = z.object({
  score: fields.score.nullable(),
  comment: fields.comment,
  askedAt: moment,
  ratedAt: moment.nullable(),
})
export type Rating = z.infer<typeof Rating>

/** The data that the requester sees by the link. */
export const PublicRating = z.object({
  ticketTitle: z.string(),
  score: fields.score.nullable(),
  comment: fields.comment,
})
export type PublicRating = z.infer<typeof PublicRating>

export const Token = z.string().regex(/^[\w-]{43}$/)
const params = z.strictObject({ token: Token })

export const ratingEndpoints = {
  rating: get('/:id/rating', { returns: Rating.nullable(), summary: 'The requester’s rating; null if nobody asked' }),
  askRating: post('/:id/rating', {
    returns: z.object({ address: z.string() }),
    action: 'update',
    summary: 'Creates the link by which the requester rates the answer, or returns it',
  }),
  publicRating: get('/rate/:token', {
    params,
    returns: PublicRating,
    public: true,
    summary: 'What the requester rates, by the secret of the link',
  }),
  rate: put('/rate/:token', {
    params,
    body: z.strictObject({ ...fields, comment: fields.comment.default('') }),
    returns: PublicRating,
    public: true,
    limits: [{ max: 60, seconds: 3600 }],
    losesNothing: 'Only the requester has the link',
    summary: 'Rates the answer; the latest rating counts',
  }),
} as const
