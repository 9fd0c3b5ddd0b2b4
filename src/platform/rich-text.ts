import * as z from 'zod'

/** HTML as an editor made it: not to be trusted, and never stored before the server has cleaned it. */
export const HtmlDraft = z.string().max(200_000)

/** HTML that went through the server's allow-list; only `sanitise` makes one. */
export const SafeHtml = z.string().brand<'SafeHtml'>()
export type SafeHtml = z.infer<typeof SafeHtml>

const picture = /^(?:file:[\w-]{8,64}|\/pictures\/[\w-]+(?:\/[\w-]+)*\.(?:avif|jpe?g|png|svg|webp))$/

/** What a picture in a text may name: `file:` and the id of an upload, or a file below `/pictures/`. Never an address. */
export const isPictureSource = (source: string) => picture.test(source)

/** Which upload that is; undefined for a picture that the product brings along. */
export const fileOfPicture = (source: string) => (source.startsWith('file:') ? source.slice(5) : undefined)

/** Whom a text may name: the id of somebody who uses this installation. */
export const isMentionedId = (id: string) => /^[\w-]{1,64}$/.test(id)
