import * as z from 'zod'

/** Assets of a public page, as paths below the site's folder; `look` is the inline script of the head. */
export const SiteAssets = z.object({ look: z.string(), styles: z.array(z.string()), scripts: z.array(z.string()) })
export type SiteAssets = z.infer<typeof SiteAssets>
