import * as z from 'zod'
import { FileId } from '#platform/pictures/file.ts'

export const moment = z.iso.datetime()
export const Id = z.int().min(1).max(2_147_483_647)
/** An id in a path or a query. */
export const IdText = z.coerce.number<number>().pipe(Id)
export const text = (most: number) => z.string().trim().max(most)
/** A text of one line that says something. */
export const line = (most: number) =>
  text(most)
    .min(1)
    .regex(/^[^\p{Cc}]*$/u, 'One line')

export const maxPictures = 8
export const maxPostLength = 5000
export const maxCommentLength = 2000

/** Who wrote or did something, and when. */
export const Author = z.object({
  id: z.int(),
  avatar: z.string(),
  name: z.string(),
  time: moment,
  /** The job title. */
  role: z.string(),
  /** What an `@` in a text names somebody by. */
  handle: z.string(),
})
export type Author = z.infer<typeof Author>

export const visibilities = ['everyone', 'followers'] as const
export const Visibility = z.enum(visibilities)

export const Likes = z.object({
  /** Whether the one who asks is among them. */
  like: z.boolean(),
  value: z.int(),
})

/** A picture of a post: an upload, or one that the post has already, with what it shows. */
export const PictureRef = z.strictObject({ id: FileId, title: text(200).default('') })

/** The whole list of a call that the given rows name has at most so many rows. */
export const maxRows = 1000
