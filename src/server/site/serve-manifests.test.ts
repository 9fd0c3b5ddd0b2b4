import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { builtWorkspace } from '#platform/contracts/workspace.ts'
import { serveManifests } from './serve-manifests.ts'

const icons = [{ src: 'icons/icon-192.png', sizes: '192x192' }]

function serve(workspace: Partial<typeof builtWorkspace>) {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const built = { id: './', name: 'Built', short_name: 'Built', start_url: './', icons }
  writeFileSync(join(folder, 'manifest.en.webmanifest'), JSON.stringify(built))
  const app = new Hono()
  serveManifests(app, folder, () => Promise.resolve({ ...builtWorkspace, ...workspace }))
  return app
}

test('an installed application has the name and the logo of the workspace', async () => {
  const logo = { id: 'f1', name: 'logo.svg', type: 'image/svg+xml', size: 1 }
  const response = await serve({ name: 'Larkmoor', logo }).request('/manifest.en.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(await response.json()).toEqual({
    id: './',
    name: 'Larkmoor',
    short_name: 'Larkmoor',
    start_url: './',
    icons: [{ src: 'api/brand/logo/f1', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  })
})

test('keeps the icons of the build without a logo, and leaves other files to others', async () => {
  const app = serve({ name: 'Larkmoor' })
  expect(await (await app.request('/manifest.en.webmanifest')).json()).toMatchObject({ icons })
  expect((await app.request('/manifest.xx.webmanifest')).status).toBe(404)
})
