import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openSqliteDatabase } from '#server/database/open-database.ts'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import { brandApi } from '#platform/server/workspace.ts'
import { documents, html, raw } from './document.ts'
import { notFound } from '#platform/errors/failure.ts'
import { serveSite } from './serve-site.ts'
import { createSite } from './site.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const words = { title: 'Pears', quiet: 'Quiet' }
const french = { title: 'Poires', quiet: 'Calme' }

// Markup that a fault elsewhere might let through, disguised as the frame's.
const slipped = '<script type="text/javascript">slipped()</script>'

const pages = documents(() => [
  {
    path: '/site/pears',
    menu: { label: 'title', order: 1 },
    respond: async ({ t, href, query }) => ({
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
    respond: async ({ params }) => {
      if (params['id'] !== '7') throw notFound()
      return { title: 'Seven', description: '', body: html`<h1>Seven</h1>`, path: '/site/pears/seven', language: 'fr' }
    },
  },
  {
    path: '/site/feed.xml',
    respond: async ({ absolute }) => ({ type: 'application/xml', text: absolute('/site/pears') }),
  },
  {
    path: '/site/ask',
    contact: true,
    form: { endpoint: '/api/ask', body: ({ name }, language) => ({ name, language }), done: '/site/ask?sent=yes' },
    respond: async ({ sent, contact }) => ({
      title: 'Ask',
      description: '',
      body: html`<h1>${sent?.values['name'] ?? 'Ask'}</h1>
        <p>${sent?.issues?.[0]?.path ?? ''}</p>
        <a href="${contact('Two pears')}">ask</a>`,
    }),
  },
])

function site(workspace?: Partial<WorkspaceValues>) {
  const database = openSqliteDatabase(':memory:')
  const keeper = { ...brandApi, hooks: workspace ? { workspace: () => async () => workspace } : {} }
  const modules = [
    {
      name: 'pears',
      api: keeper,
      documents: pages,
      texts: async (language: string) => (language === 'fr' ? french : words),
    },
  ]
  const assets = { look: 'look()', styles: ['assets/site.css'], scripts: ['assets/site.js'] }
  const app = new Hono()
  serveSite(app, createSite({ database, modules, assets }), { now, address: () => 'http://pears.example' })
  app.post('/api/ask', async ({ req, json }) => {
    const { name, language } = z.object({ name: z.string(), language: z.string() }).parse(await req.json())
    if (req.header('origin') === 'http://elsewhere.example') return json({}, 403)
    if (name === 'often') return json({}, 429, { 'retry-after': '60' })
    if (name && language === 'fr') return json({}, 201)
    const issues = [{ path: 'name', message: 'No' }]
    return json({ type: '', title: '', status: 422, message: '', issues }, 422)
  })
  app.get('*', (context) => context.text('the application'))
  return (path: string, init?: RequestInit, host = 'http://pears.example') => app.request(host + path, init)
}

const form = (name: string, headers = {}) => ({ method: 'POST', body: new URLSearchParams({ name }), headers })

test('renders a page in the layout of the site, with metadata for search engines and previews', async () => {
  const response = await site()('/site/pears')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('<html lang="en" dir="ltr"')
  expect(text).toContain('<title>Pears · Atrium</title>')
  expect(text).toContain('content="A &quot;sound&quot; page &lt;b&gt;"')
  expect(text).toContain('<link rel="canonical" href="http://pears.example/site/pears" />')
  expect(text).toContain('hreflang="zh-CN" href="http://pears.example/ch/site/pears"')
  expect(text).toContain('<meta property="og:image" content="http://pears.example/pictures/pear.svg" />')
  expect(text).toContain('<link rel="stylesheet" href="/assets/site.css" />')
  expect(text).toContain('<a href="/site/pears" aria-current="page">Pears</a>')
})

test('shows the name and logo of the workspace', async () => {
  const logo = { id: 'a-logo-of-theirs', name: 'logo.png', type: 'image/png', size: 1 }
  const text = await (await site({ name: 'Lark & Moor', logo })('/site/pears')).text()
  expect(text).toContain('<title>Pears · Lark &amp; Moor</title>')
  expect(text).toContain('<meta property="og:site_name" content="Lark &amp; Moor" />')
  expect(text).toContain('src="/api/brand/logo/a-logo-of-theirs"')
  expect(text).toContain('<link rel="icon" href="/api/brand/logo/a-logo-of-theirs" />')
  expect(text).not.toContain('Atrium')
})

test('links a stylesheet with the workspace’s colour and font, whose URL changes with them', async () => {
  expect(await (await site()('/site/pears')).text()).not.toContain('styles.css')
  const text = await (await site({ color: '#0a7ea4', font: 'Segoe UI' })('/site/pears')).text()
  const href = /href="(\/api\/brand\/styles\.css\?version=[0-9a-f]{16})"/
  const [, first] = href.exec(text) ?? []
  const [, other] = href.exec(await (await site({ color: '#0a7ea4', font: 'Georgia' })('/site/pears')).text()) ?? []
  expect(first).toBeDefined()
  expect(other).toBeDefined()
  expect(other).not.toBe(first)
  expect(text.indexOf('styles.css')).toBeGreaterThan(text.indexOf('/assets/site.css'))
})

test('uses no host name of the request in pages, sitemap or feeds', async () => {
  for (const path of ['/site/pears', '/sitemap.xml', '/robots.txt', '/site/feed.xml']) {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const text = await (await site()(path, { headers }, 'http://evil.example')).text()
    expect(text).toContain('http://pears.example/')
    expect(text).not.toMatch(/evil|https:\/\/pears/)
  }
})

test('reads the language from the URL, and keeps it in links', async () => {
  const text = await (await site()('/fr/site/pears')).text()
  expect(text).toContain('<html lang="fr" dir="ltr"')
  expect(text).toContain('<h1>Poires</h1>')
  expect(text).toContain('href="/fr/site/pears/7"')
  expect(await (await site()('/ar/site/pears')).text()).toContain('<html lang="ar" dir="rtl"')
})

test('runs no script from a URL or a record', async () => {
  const response = await site()('/site/pears?q=<script>alert(1)</script>')
  const text = await response.text()
  expect(text).not.toContain('<script>alert')
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
})

test('leaves addresses without a page to the application', async () => {
  const missing = await site()('/site/pears/8')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('content-type')).toContain('text/plain')
  expect(await missing.text()).toBe('the application')
  expect(await (await site()('/site/pears/7')).text()).toContain('<h1>Seven</h1>')
})

test('lists every page in the sitemap, but no feeds', async () => {
  const response = await site()('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const text = await response.text()
  expect(text).toContain('<loc>http://pears.example/site/pears</loc>')
  expect(text).toContain('<loc>http://pears.example/site/pears/7</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>')
  expect(text).not.toContain('feed.xml')
  expect(await (await site()('/robots.txt')).text()).toContain('Sitemap: http://pears.example/sitemap.xml')
  expect(await (await site()('/site/feed.xml')).text()).toBe('http://pears.example/site/pears')
})

test('excludes the API from robots, except the files that public pages show', async () => {
  const lines = (await (await site()('/robots.txt')).text()).split('\n')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain('Allow: /api/brand/logo/')
  expect(lines).toContain('Allow: /api/brand/styles.css')
  expect(lines).not.toContain('Allow: /api/brand/')
})

test('names one address of a page whose text is in one language, and no translations', async () => {
  const text = await (await site()('/ar/site/pears/7')).text()
  expect(text).toContain('<link rel="canonical" href="http://pears.example/fr/site/pears/seven"')
  expect(text).not.toContain('rel="alternate" hreflang')
})

test('submits a page’s form to its endpoint, and shows it again with its values if they are refused', async () => {
  const fetchPage = site()
  const response = await fetchPage('/fr/site/ask', form('Ann'))
  expect([response.status, response.headers.get('location')]).toEqual([303, '/fr/site/ask?sent=yes'])
  const refused = await fetchPage('/site/ask', form('<b>Ann'))
  expect(refused.status).toBe(422)
  expect(refused.headers.get('content-security-policy')).toContain("form-action 'self'")
  const text = await refused.text()
  expect(text).toContain('<h1>&lt;b&gt;Ann</h1>')
  expect(text).toContain('<p>name</p>')
})

test('refuses a form that is sent too often, by another site, or to a page without one', async () => {
  const fetchPage = site()
  const often = await fetchPage('/site/ask', form('often'))
  expect([often.status, often.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await often.text()).toContain('<h1>often</h1>')
  expect((await fetchPage('/site/ask', form('Ann', { origin: 'http://elsewhere.example' }))).status).toBe(403)
  expect((await fetchPage('/site/pears', form('Ann'))).status).toBe(404)
})

test('links to the page for questions with a subject, in the language of the page', async () => {
  expect(await (await site()('/fr/site/ask')).text()).toContain('href="/fr/site/ask?subject=Two+pears"')
})
