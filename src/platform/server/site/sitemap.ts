import type { SitePageRequest, SiteRoute } from './site.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const isFile = (path: string) => /\.\w+$/.test(path)

/** All URLs of the public site (sitemaps.org). */
export const sitemap = (routes: readonly SiteRoute[], folder: string): SiteRoute => ({
  path: '/sitemap.xml',
  async respond({ origin = '', now }: SitePageRequest) {
    const found = await Promise.all(
      routes.map(async ({ path, addresses }) => (addresses ? addresses(now) : path.includes(':') ? [] : [{ path }])),
    )
    const entries: readonly { path: string; changedAt?: string }[] = found.flat()
    const lines = entries
      .filter(({ path }) => !isFile(path))
      .map(({ path, changedAt }) => {
        const changed = changedAt ? `<lastmod>${escape(changedAt)}</lastmod>` : ''
        return `<url><loc>${escape(`${origin}${folder}${path.slice(1)}`)}</loc>${changed}</url>`
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

/** Sitemap and robots.txt: public pages are listed, pages that need a session are excluded. */
export const robots = (folder: string): SiteRoute => ({
  path: '/robots.txt',
  respond: ({ origin = '' }: SitePageRequest) =>
    Promise.resolve({
      type: 'text/plain',
      text: `User-agent: *\nDisallow: ${folder}api/\nSitemap: ${origin}${folder}sitemap.xml\n`,
    }),
})
