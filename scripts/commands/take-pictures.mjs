// npm run project -- pictures: takes the pictures of the README and of the public pages, or the named ones, from the
// built application with its sample data.
import '../lib/build/node-version.mjs'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from '../lib/build/ensure-built.mjs'
import { root } from '../lib/paths.mjs'
import { waitForResponse, freePort } from '../lib/ports.mjs'
import { startProcess } from '../lib/processes.mjs'
import { environment, onProjectNode } from '../lib/build/runtime.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'

await onProjectNode(import.meta.url)
await ensureBuilt('client')
const { ensureChromium } = await import('../lib/build/ensure-chromium.mjs')
const { openScreenshotBrowser } = await import('../lib/pictures/screenshots.mjs')
const { takeProductPictures } = await import('../lib/pictures/product-pictures.mjs')

const readme = 'docs/pictures'
const site = 'public/pictures/product'
const maxBytes = 200_000
// Every picture is taken at the same time of the same day.
const fixedTime = Date.UTC(2026, 10, 21, 9, 41)
const arabic = { isLanguage: 'ar', activeDir: 'rtl' }

const wide = [
  { name: 'dashboard', address: '/dashboards/modern' },
  { name: 'email', address: '/apps/email?thread=4' },
  { name: 'chats', address: '/apps/chats?chat=2' },
  { name: 'calendar', address: '/apps/calendar?view=week', look: { activeTheme: 'AQUA_THEME' } },
  { name: 'tickets-dark', address: '/apps/tickets?ticket=59', look: { activeMode: 'dark' } },
  { name: 'kanban', address: '/apps/kanban', look: { activeTheme: 'PURPLE_THEME' } },
  { name: 'shop', address: '/apps/ecommerce/shop' },
  { name: 'figures-dark', address: '/dashboards/ecommerce', look: { activeMode: 'dark' } },
  { name: 'invoices', address: '/apps/invoice/list', look: { activeTheme: 'GREEN_THEME' } },
  { name: 'blog', address: '/apps/blog/posts' },
  { name: 'profile-dark', address: '/apps/users/profile', look: { activeMode: 'dark' } },
  { name: 'products-arabic', address: '/apps/ecommerce/list', look: arabic },
  {
    name: 'contacts-arabic-dark',
    address: '/apps/contacts?department=Business+Development&contact=39',
    look: { ...arabic, activeMode: 'dark' },
  },
  { name: 'customiser', address: '/dashboards/modern', look: { activeTheme: 'PURPLE_THEME' }, open: 'Look and layout' },
]
const narrow = [
  { address: '/dashboards/modern' },
  { address: '/apps/contacts?department=Support', look: { activeMode: 'dark', activeTheme: 'GREEN_THEME' } },
  { address: '/apps/notes', look: { ...arabic, activeTheme: 'ORANGE_THEME' } },
]
const args = process.argv.slice(2)
// `product` means every picture of the public pages.
const isAsked = ({ name = 'phones' }) => args.length === 0 || args.includes(name) || args.includes(path.dirname(name))
const isThere = ({ address }) => existsSync(path.join(root, 'dist/client', address.replace(/\?.*/, ''), 'index.html'))

const data = mkdtempSync(path.join(os.tmpdir(), 'atrium-pictures-'))
process.once('exit', () => rmSync(data, { recursive: true, force: true }))
const origin = `http://127.0.0.1:${await freePort()}`
// The sample's dates are relative to the server's clock.
const clock = ['--import', pathToFileURL(path.join(root, 'scripts/lib/pictures/fixed-clock.mjs')).href]
const server = startProcess(process.execPath, [...clock, path.join(root, 'src/server/main.ts')], {
  cwd: root,
  env: environment({
    PORT: new URL(origin).port,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ATRIUM_FIXED_TIME: String(fixedTime),
  }),
})

try {
  if (!(await waitForResponse(`${origin}/healthz`, { closed: server.closed })))
    exitWithMessage('The server did not start.')
  const screenshots = await openScreenshotBrowser({ executablePath: await ensureChromium(), origin, fixedTime })
  const { takeScreenshot, arrangeInRow, convert } = screenshots
  for (const { name, ...view } of wide.filter(isAsked).filter(isThere)) {
    keep(readme, `${name}.webp`, await convert(await takeScreenshot({ ...view, width: 1440, height: 900 }), {}))
  }
  const phones = []
  for (const view of narrow.filter(isAsked).filter(isThere))
    phones.push(await takeScreenshot({ ...view, width: 390, height: 844, phone: true }))
  // Each of three pictures in one is smaller.
  if (phones.length) keep(readme, 'phones.webp', await convert(await arrangeInRow(phones, 390), { quality: 0.82 }))
  await takeProductPictures(
    screenshots,
    ({ name, address }) => isAsked({ name: `product/${name}` }) && isThere({ address }),
    (file, picture) => keep(site, file, picture),
  )
  await screenshots.close()
} finally {
  await server.stop()
}

function keep(folder, file, picture) {
  mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, folder, file), picture)
  say(`${folder}/${file} ${(picture.length / 1000).toFixed(0)} kB`)
  if (picture.length > maxBytes) exitWithMessage(`${file} is larger than ${maxBytes / 1000} kB.`)
}
