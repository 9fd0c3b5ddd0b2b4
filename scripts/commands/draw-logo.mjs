// npm run project -- logo FILE: makes logo, tab icon and the icons of the installed application from one picture. Without
// a file it draws the icons again.
import '../lib/build/node-version.mjs'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { root } from '../lib/paths.mjs'
import { logoComponent, logoDrawing } from '../lib/pictures/logo-picture.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'
import { UsageError } from '../lib/usage-error.mjs'

await onProjectNode(import.meta.url)
const { ensureChromium } = await import('../lib/build/ensure-chromium.mjs')
const { openIconRenderer } = await import('../lib/pictures/render-icons.mjs')

const mark = path.join(root, 'public/pictures/logo-mark.svg')
const folder = path.join(root, 'public/icons')
// A mask may cut off a fifth on each side, and phones put transparent icons on black.
const icons = [
  { name: 'icon-192', size: 192, mark: 0.84, background: 'transparent' },
  { name: 'icon-512', size: 512, mark: 0.84, background: 'transparent' },
  { name: 'maskable-512', size: 512, mark: 0.52, background: 'white' },
  { name: 'apple-touch-180', size: 180, mark: 0.62, background: 'white' },
]

const [file] = process.argv.slice(2)
if (file !== undefined) replaceLogo(file)
await drawIcons(readFileSync(mark, 'utf8'))
say(`Logo, tab icon and ${icons.length} icons are drawn; npm run build puts them on all pages.`)

/** @param {string} picture */
function replaceLogo(picture) {
  if (!existsSync(picture)) exitWithMessage(`There is no file ${picture}.`)
  try {
    const drawing = logoDrawing(picture, readFileSync(picture))
    for (const target of [mark, path.join(root, 'public/favicon.svg')]) writeFileSync(target, drawing)
    writeFileSync(path.join(root, 'src/platform/ui/brand/brand-mark.tsx'), logoComponent)
  } catch (error) {
    if (error instanceof UsageError) exitWithMessage(error.message)
    throw error
  }
}

/** @param {string} drawing */
async function drawIcons(drawing) {
  await ensureChromium()
  mkdirSync(folder, { recursive: true })
  const renderer = await openIconRenderer()
  for (const icon of icons) await renderer.render(path.join(folder, `${icon.name}.png`), icon, drawing)
  await renderer.close()
}
