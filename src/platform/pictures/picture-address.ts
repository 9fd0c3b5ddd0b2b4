import * as z from 'zod'

// A file that the application ships, or one that this API serves. Neither can name another host.
const servedPath = /^(?:\/(?:pictures|api)(?:\/[\w-]+)+(?:\.(?:svg|png|jpg|webp|avif))?)?$/
const embedded = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** In characters of a data URL; the picture field scales pictures to 128 × 128 pixels. */
export const maxEmbeddedLength = 24_000

/** A picture of this application, or empty. Another host would learn who looks at the picture, and when. */
export const PictureAddress = z.string().trim().max(300).regex(servedPath)

/** The data URL of a small picture. Its bytes are still to be checked, by `isEmbeddedPicture`. */
export const EmbeddedPicture = z.string().max(maxEmbeddedLength).regex(embedded)

/** The address for display: empty if it is on another host, as in records of former versions. */
export const shownPicture = (address: string) => (servedPath.test(address) || embedded.test(address) ? address : '')
