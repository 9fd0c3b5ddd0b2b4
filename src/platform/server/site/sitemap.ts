import { brand } from '#platform/contracts/brand.ts'
import type { Api } from '#platform/server/api.ts'
import type { DocumentAddress } from './document.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { prefixed } from './prefixed.ts'
import type { SitePageRequest, SiteRoute } from './site.ts'

const isFile = (path: string) => /\.\w+$/.test(path)

/** All URLs of the public site (sitemaps.org). */
export const sitemap = (routes: readonly SiteRoute[], folder: string): SiteRoute => ({
  path: '/sitemap.xml',
  async respond({ origin = '', now }: SitePageRequest) {
    const addressLists = await Promise.all(
      routes.map(async ({ path, addresses }) => (addresses ? addresses(now) : path.includes(':') ? [] : [{ path }])),
    )
    const entries: readonly DocumentAddress[] = addressLists.flat()
    const lines = entries
      .filter(({ path, isAlias }) => !isFile(path) && !isAlias)
      .map(({ path, changedAt, language = 'en' }) => {
        const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : ''
        return `<url><loc>${escapeHtml(`${origin}${folder}${prefixed(path, language).slice(1)}`)}</loc>${changed}</url>`
      })
    return {
      type: 'application/xml',
      text: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...lines,
        '</urlset>\n',
      ].join('\n'),
    }
  },
})

/** Paths of the files that anybody may read, up to the first parameter. */
const publicFiles = (apis: readonly Api[]) =>
  [brand, ...apis.map(({ contract }) => contract)].flatMap(({ base, endpoints }) =>
    Object.values(endpoints)
      .filter(
        (endpoint) => endpoint.method === 'GET' && endpoint.public && endpoint.returns && 'file' in endpoint.returns,
      )
      .map(({ path }) => `${base}${path.replace(/:.*$/, '')}`),
  )

/** robots.txt: the API is excluded, except pictures and other files of public pages. */
export const robots = (folder: string, apis: readonly Api[]): SiteRoute => ({
  path: '/robots.txt',
  respond: ({ origin = '' }: SitePageRequest) =>
    Promise.resolve({
      type: 'text/plain',
      text: [
        'User-agent: *',
        // Some robots follow the first rule that fits.
        ...publicFiles(apis).map((path) => `Allow: ${folder}${path.slice(1)}`),
        `Disallow: ${folder}api/`,
        `Sitemap: ${origin}${folder}sitemap.xml\n`,
      ].join('\n'),
    }),
})
