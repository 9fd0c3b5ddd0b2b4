import * as z from 'zod'
import { StoredFile } from '#platform/files/stored-file.ts'

const Totals = z.object({ published: z.int(), comments: z.int() })

export const BlogFigures = z.object({
  totals: Totals,
  /** Totals of the preceding period of the same length. */
  before: Totals,
  step: z.enum(['day', 'month']),
  series: z.array(z.object({ from: z.iso.date(), comments: z.int() })),
  /** Published posts with their total views, since views are not stored by day. */
  mostRead: z.array(
    z.object({
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      coverImg: z.string(),
      cover: StoredFile.nullable(),
      view: z.int(),
      commentCount: z.int(),
    }),
  ),
})
export type BlogFigures = z.infer<typeof BlogFigures>
