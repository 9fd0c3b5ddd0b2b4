import * as z from 'zod'

/** What a public page loads, as paths below the folder that the site lives in; `look` is the head's inline script. */
export const SiteAssets = z.object({ look: z.string(), styles: z.array(z.string()), scripts: z.array(z.string()) })
export type SiteAssets = z.infer<typeof SiteAssets>
