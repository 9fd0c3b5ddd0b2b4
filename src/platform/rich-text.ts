import * as z from 'zod'

/** HTML as an editor made it: not to be trusted, and never stored before the server has cleaned it. */
export const HtmlDraft = z.string().max(200_000)

/** HTML that went through the server's allow-list; only `sanitise` makes one. */
export const SafeHtml = z.string().brand<'SafeHtml'>()
export type SafeHtml = z.infer<typeof SafeHtml>
