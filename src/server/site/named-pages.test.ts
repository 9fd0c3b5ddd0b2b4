import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { builtWorkspace, type WorkspaceValues } from '#platform/contracts/workspace.ts'
import { namedPages, serveNamedPages } from './named-pages.ts'

const built = builtWorkspace.name
const mark = '<svg></svg>'
const parts = [
  '<!doctype html><html lang="en"><title>Sign in · ',
  built,
  '</title><link rel="icon" href="/favicon.svg"><b>',
  mark,
  `</b><p>${built} and favicon.svg are texts of somebody</p>`,
] as const
const page = parts.join('')
const places = [
  { start: page.indexOf(built), end: page.indexOf(built) + built.length },
  { start: page.indexOf(mark), end: page.indexOf(mark) + mark.length, markup: ['<img src="/api/brand/logo/', '">'] },
]

async function serve(read: () => Promise<WorkspaceValues>) {
  const folder = mkdtempSync(join(tmpdir(), 'names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['.vite', 'enter']) mkdirSync(join(folder, part))
  for (const file of ['enter/index.html', 'fallback.html']) writeFileSync(join(folder, file), page)
  writeFileSync(
    join(folder, '.vite/brand.json'),
    JSON.stringify({ 'enter/index.html': places, 'fallback.html': places }),
  )
  const app = new Hono()
  serveNamedPages(app, await namedPages(folder, read))
  app.get('*', (context) => context.text('as built'))
  return async (path: string) => (await app.request(path)).text()
}

test('pages of the build have the name and look of the workspace before their scripts run', async () => {
  const get = await serve(async () => ({ ...builtWorkspace, name: 'Lark & Moor', font: 'Georgia' }))
  const values =
    '{&quot;name&quot;:&quot;Lark &amp; Moor&quot;,&quot;logo&quot;:null,&quot;brand&quot;:null,&quot;font&quot;:&quot;Georgia&quot;}'
  const expected = page
    .replace(built, () => 'Lark &amp; Moor')
    .replace('<html', () => `<html data-workspace="${values}"`)
  // The last one is what the service worker keeps for screens without a connection.
  for (const path of ['/enter', '/enter/', '/enter/index.html', '/fallback.html'])
    expect(await get(path)).toBe(expected)
  for (const path of ['/', '/other', '/constructor']) expect(await get(path), path).toBe('as built')
})

test('a logo replaces the mark of the build and the icon of the tab', async () => {
  const logo = { id: 'f1', name: 'logo.svg', type: 'image/svg+xml', size: 1 }
  const get = await serve(async () => ({ ...builtWorkspace, logo }))
  const html = await get('/enter')
  expect(html).toContain('<link rel="icon" href="/api/brand/logo/f1"><b><img src="/api/brand/logo/f1"></b>')
  expect(html).toContain(parts.at(-1)?.replace('</b>', ''))
  expect(html).toContain('&quot;logo&quot;:&quot;f1&quot;')
})

test('a workspace without a name of its own, and one that cannot be read, have the pages as built', async () => {
  expect(await (await serve(async () => builtWorkspace))('/enter')).toBe('as built')
  expect(await (await serve(() => Promise.reject(new Error('No database'))))('/enter')).toBe('as built')
})
