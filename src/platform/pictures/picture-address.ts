import * as z from 'zod'

// A file that the application brings along, or one that this API serves. Neither has room for another host.
const own = /^(?:\/(?:pictures|api)(?:\/[\w-]+)+(?:\.(?:svg|png|jpg|webp|avif))?)?$/
const small = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/** Where a picture of this application is, or nothing. An address elsewhere would tell its host who looks, and when. */
export const PictureAddress = z.string().trim().max(300).regex(own)

/** The address as it may be shown: nothing where it leads elsewhere, as it may in records of former versions. */
export const shownPicture = (address: string) => (own.test(address) || small.test(address) ? address : '')
