import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { SiteAssets } from '#platform/server/site/site-assets.ts'
import { siteLookScript } from '#platform/web/settings/site-look.ts'

const entry = 'src/app/site/site.ts'
const Manifest = z.object({ [entry]: z.object({ file: z.string(), css: z.array(z.string()).default([]) }) })

/** Assets of public pages, by the file names of the build in this folder. */
export async function builtSite(folder: string): Promise<SiteAssets> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')))
  const { file, css } = manifest[entry]
  return { look: siteLookScript(), styles: css, scripts: [file] }
}

/** The same for the development server. */
export const sourceSite = (): SiteAssets => ({
  look: siteLookScript(),
  styles: ['src/app/site/site.css'],
  scripts: [entry],
})
