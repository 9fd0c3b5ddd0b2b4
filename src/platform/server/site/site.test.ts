import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openSqliteDatabase } from '#server/open-database.ts'
import { documents, html, raw } from '#platform/server/document.ts'
import { notFound } from '#platform/failure.ts'
import { serveSite } from './serve-site.ts'
import { siteOf } from './site.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const words = { title: 'Pears', quiet: 'Quiet' }
const french = { title: 'Poires', quiet: 'Calme' }

// What a fault elsewhere could let through, dressed as the frame's own.
const slipped = '<script type="text/javascript">slipped()</script>'

const pages = documents(() => [
  {
    path: '/site/pears',
    menu: { label: 'title', order: 1 },
    answer: async ({ t, href, query }) => ({
      title: t('title'),
      description: 'A "sound" page <b>',
      body: html`<h1>${t('title')}</h1>
        <p>${query.get('q') ?? ''}</p>
        ${raw(slipped)}
        <a href="${href('/site/pears/7')}">7</a>`,
      image: { path: '/pictures/pear.svg', alt: 'A pear' },
      structured: { name: '</script><script>alert(1)</script>' },
    }),
  },
  {
    path: '/site/pears/:id',
    addresses: async () => [{ path: '/site/pears/7', changedAt: '2026-01-02T00:00:00.000Z' }],
    answer: async ({ params }) => {
      if (params['id'] !== '7') throw notFound()
      return { title: 'Seven', description: '', body: html`<h1>Seven</h1>` }
    },
  },
  {
    path: '/site/feed.xml',
    answer: async ({ absolute }) => ({ type: 'application/xml', text: absolute('/site/pears') }),
  },
])

function site() {
  const database = openSqliteDatabase(':memory:')
  const modules = [
    { name: 'pears', documents: pages, texts: async (language: string) => (language === 'fr' ? french : words) },
  ]
  const assets = { look: 'look()', styles: ['assets/site.css'], scripts: ['assets/site.js'] }
  const app = new Hono()
  serveSite(app, siteOf({ database, modules, assets }), { now })
  app.get('*', (context) => context.text('the application'))
  return (path: string) => app.request(`http://pears.example${path}`)
}

test('a page stands in the frame of the site, with what search engines and previews read', async () => {
  const answer = await site()('/site/pears')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain('<html lang="en" dir="ltr"')
  expect(text).toContain('<title>Pears · Atrium</title>')
  expect(text).toContain('content="A &quot;sound&quot; page &lt;b&gt;"')
  expect(text).toContain('<link rel="canonical" href="http://pears.example/site/pears" />')
  expect(text).toContain('hreflang="zh-CN" href="http://pears.example/ch/site/pears"')
  expect(text).toContain('<meta property="og:image" content="http://pears.example/pictures/pear.svg" />')
  expect(text).toContain('<link rel="stylesheet" href="/assets/site.css" />')
  expect(text).toContain('<a href="/site/pears" aria-current="page">Pears</a>')
})

test('an address says its language, and its links keep it', async () => {
  const text = await (await site()('/fr/site/pears')).text()
  expect(text).toContain('<html lang="fr" dir="ltr"')
  expect(text).toContain('<h1>Poires</h1>')
  expect(text).toContain('href="/fr/site/pears/7"')
  expect(await (await site()('/ar/site/pears')).text()).toContain('<html lang="ar" dir="rtl"')
})

test('nothing that a visitor or a record brings along runs', async () => {
  const answer = await site()('/site/pears?q=<script>alert(1)</script>')
  const text = await answer.text()
  expect(text).not.toContain('<script>alert')
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
})

test('what a module has no page for is the application’s', async () => {
  const missing = await site()('/site/pears/8')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('content-type')).toContain('text/plain')
  expect(await missing.text()).toBe('the application')
  expect(await (await site()('/site/pears/7')).text()).toContain('<h1>Seven</h1>')
})

test('the sitemap names every page, and not the feeds', async () => {
  const answer = await site()('/sitemap.xml')
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const text = await answer.text()
  expect(text).toContain('<loc>http://pears.example/site/pears</loc>')
  expect(text).toContain('<loc>http://pears.example/site/pears/7</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>')
  expect(text).not.toContain('feed.xml')
  expect(await (await site()('/robots.txt')).text()).toContain('Sitemap: http://pears.example/sitemap.xml')
  expect(await (await site()('/site/feed.xml')).text()).toBe('http://pears.example/site/pears')
})
