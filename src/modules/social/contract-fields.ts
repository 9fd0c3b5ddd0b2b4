import * as z from 'zod'
import { FileId } from '#platform/files/stored-file.ts'

export const moment = z.iso.datetime()
export const Id = z.int().min(1).max(2_147_483_647)
/** An id in a path or query. */
export const IdText = z.coerce.number<number>().pipe(Id)
export const text = (most: number) => z.string().trim().max(most)
/** A non-empty text of one line. */
export const line = (most: number) =>
  text(most)
    .min(1)
    .regex(/^[^\p{Cc}]*$/u, 'One line')

export const maxPictures = 8
export const maxPostLength = 5000
export const maxCommentLength = 2000

/** The author of a post or action, with its time. */
export const Author = z.object({
  id: z.int(),
  avatar: z.string(),
  name: z.string(),
  time: moment,
  /** Job title. */
  role: z.string(),
  /** Name for mentions, without the `@`. */
  handle: z.string(),
})
export type Author = z.infer<typeof Author>

export const visibilities = ['everyone', 'followers'] as const
export const Visibility = z.enum(visibilities)

export const Likes = z.object({
  /** Whether the current user likes it. */
  like: z.boolean(),
  value: z.int(),
})

/** A picture of a post: a new upload or an existing picture, with its alternative text. */
export const PictureRef = z.strictObject({ id: FileId, title: text(200).default('') })

/** Maximum number of rows of endpoints without paging. */
export const maxRows = 1000
