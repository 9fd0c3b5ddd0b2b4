import * as z from 'zod'

// A file that the application ships, or one that this API serves. Neither can name another host.
const servedPath = /^(?:\/(?:pictures|api)(?:\/[\w-]+)+(?:\.(?:svg|png|jpg|webp|avif))?)?$/
const small = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** A picture of this application, or empty. Another host would learn who looks at the picture, and when. */
export const PictureAddress = z.string().trim().max(300).regex(servedPath)

/** The address for display: empty if it is on another host, as in records of former versions. */
export const shownPicture = (address: string) => (servedPath.test(address) || small.test(address) ? address : '')
