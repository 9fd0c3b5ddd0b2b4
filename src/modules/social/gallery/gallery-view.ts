import * as z from 'zod'

const id = z.int().min(1).max(2_147_483_647)

/** What the address says of a gallery. */
export const GalleryView = z.object({
  person: id.optional(),
  q: z.string().max(200).optional(),
  /** The picture that is looked at. */
  picture: id.optional(),
})
export type GalleryView = z.infer<typeof GalleryView>
