import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Services } from '#platform/server/services.ts'
import { openSqliteCopy } from '#testing/databases/templates.ts'
import { createPageRenderer, renderPages } from './render-pages.ts'

/** A renderer in the place of the built one, whose result the query of a page selects. */
const fake = `
export const isZone = (zone) => zone === 'Europe/Berlin'
export const pageRenderer = async () => async (path, { timeZone }) => {
  if (!path.startsWith('/screen')) throw new Error('unknown')
  if (path.endsWith('?fails')) throw new Error('broken')
  if (path.endsWith('?refused')) throw Object.assign(new Error('refused'), { status: 401 })
  if (path.endsWith('?waits')) await new Promise(() => {})
  return path.endsWith('?moved') ? undefined : 'rendered for ' + timeZone
}
`

async function server(own: Partial<Pick<Services, 'isMaintained' | 'mode'>> = {}, renderer: string | undefined = fake) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-render-'))
  const database = openSqliteCopy(readFileSync(inject('sqliteTemplate')))
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  mkdirSync(join(folder, 'render'))
  if (renderer !== '') writeFileSync(join(folder, 'render/server-render.js'), renderer)
  const errors: string[] = []
  const log = { info() {}, error: (_: object, text: string) => void errors.push(text) }
  const app = new Hono()
  const rendering = await createPageRenderer(join(folder, 'client'), { mode: 'production', log, database, ...own }, 20)
  renderPages(app, ['/screen'], rendering, '/screen')
  app.get('*', (context) => context.text('the page of the build'))
  const open = async (address: string, zone = 'Europe/Berlin') => {
    const response = await app.request(address, { headers: { cookie: `atrium_time_zone=${encodeURIComponent(zone)}` } })
    return { text: await response.text(), caching: response.headers.get('cache-control') }
  }
  return { open, errors }
}

const built = { text: 'the page of the build', caching: null }

test('sends a rendered page without caching', async () => {
  const { open } = await server()
  const rendered = { text: 'rendered for Europe/Berlin', caching: 'private, no-store' }
  expect(await open('/screen')).toEqual(rendered)
  expect(await open('/elsewhere')).toEqual(built)
})

test('renders the start screen at the root', async () => {
  const { open } = await server()
  expect((await open('/')).text).toBe('rendered for Europe/Berlin')
  expect(await open('/?moved')).toEqual(built)
})

test('sends the page of the build when rendering fails, takes too long or leads elsewhere', async () => {
  const { open, errors } = await server()
  const responses = await Promise.all(['fails', 'refused', 'waits', 'moved'].map((how) => open(`/screen?${how}`)))
  expect(responses).toEqual([built, built, built, built])
  expect(errors).toEqual(['a page could not be rendered', 'a page could not be rendered'])
})

test('sends the page of the build during maintenance, and in production to an unknown time zone', async () => {
  const maintained = await server({ isMaintained: () => true })
  expect(await maintained.open('/screen')).toEqual(built)
  const production = await server()
  expect(await production.open('/screen', 'No/Where')).toEqual(built)
  const sample = await server({ mode: 'sample' })
  expect((await sample.open('/screen', 'No/Where')).text).toBe('rendered for undefined')
})

test('sends the pages of the build where the renderer is missing or broken', async () => {
  for (const renderer of ['', 'export const pageRenderer = 1', 'throw new Error("broken")']) {
    const { open, errors } = await server({}, renderer)
    expect(await open('/screen')).toEqual(built)
    expect(errors).toEqual(['dist/render cannot be used: screens are sent without their data'])
  }
})

test('renders a bounded number of pages at once, and sends the page of the build to the others', async () => {
  const { open } = await server()
  const responses = await Promise.all(Array.from({ length: 200 }, () => open('/screen?waits')))
  expect(responses).toEqual(responses.map(() => built))
  expect((await open('/screen')).text).toBe('rendered for Europe/Berlin')
})
