import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { builtWorkspace, type WorkspaceValues } from '#platform/contracts/workspace.ts'
import { namedPages, serveNamedPages } from './named-pages.ts'

const built = builtWorkspace.name
const start = '<!doctype html><html lang="en"><title>Sign in · '
const page = `${start}${built}</title><p>${built} is a text of somebody</p>`

async function serve(read: () => Promise<WorkspaceValues>) {
  const folder = mkdtempSync(join(tmpdir(), 'names-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['.vite', 'enter']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'enter/index.html'), page)
  writeFileSync(join(folder, '.vite/names.json'), JSON.stringify({ 'enter/index.html': [start.length] }))
  const app = new Hono()
  serveNamedPages(app, await namedPages(folder, read))
  app.get('*', (context) => context.text('as built'))
  return async (path: string) => (await app.request(path)).text()
}

test('pages of the build have the name and look of the workspace before their scripts run', async () => {
  const get = await serve(async () => ({ ...builtWorkspace, name: 'Lark & Moor', font: 'Georgia' }))
  const values =
    '{&quot;name&quot;:&quot;Lark &amp; Moor&quot;,&quot;brand&quot;:null,&quot;font&quot;:&quot;Georgia&quot;}'
  const expected = page
    .replace(built, () => 'Lark &amp; Moor')
    .replace('<html', () => `<html data-workspace="${values}"`)
  expect(await get('/enter')).toBe(expected)
  expect(await get('/enter/')).toBe(expected)
  for (const path of ['/', '/other', '/enter/index.html', '/constructor'])
    expect(await get(path), path).toBe('as built')
})

test('a workspace without a name of its own, and one that cannot be read, have the pages as built', async () => {
  expect(await (await serve(async () => builtWorkspace))('/enter')).toBe('as built')
  expect(await (await serve(() => Promise.reject(new Error('No database'))))('/enter')).toBe('as built')
})
