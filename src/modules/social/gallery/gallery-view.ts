import * as z from 'zod'

const id = z.int().min(1).max(2_147_483_647)

/** The state kept in the URL's query. */
export const GalleryView = z.object({
  person: id.optional(),
  q: z.string().max(200).optional(),
  /** Id of the picture in the lightbox. */
  picture: id.optional(),
})
export type GalleryView = z.infer<typeof GalleryView>
