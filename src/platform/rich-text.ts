import * as z from 'zod'
import { type HtmlExcess, scanHtml } from './html-scan.ts'

/** The characters of HTML that a field takes, unless it says fewer. */
export const longestHtml = 200_000

/** What is said of HTML that is too much work to read. */
export const tooComplex = ({ bound, limit }: HtmlExcess) => ({
  message: `Too complex: ${bound} is more than ${limit}`,
  reason: 'tooComplex',
})

/** HTML as an editor made it: not to be trusted, and never stored before the server has cleaned it. */
export const HtmlDraft = z
  .string()
  .max(longestHtml)
  .superRefine((html, context) => {
    const excess = html.length <= longestHtml ? scanHtml(html) : undefined
    if (!excess) return
    const { message, reason } = tooComplex(excess)
    context.addIssue({ code: 'custom', message, params: { reason } })
  })

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
