// Draws the icons of the installed application from the mark: node scripts/commands/draw-icons.mjs, after it has changed.
import '../lib/build/node-version.mjs'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import { openIconRenderer } from '../lib/pictures/render-icons.mjs'

const mark = readFileSync(path.join(root, 'public/pictures/logo-mark.svg'), 'utf8')
const folder = path.join(root, 'public/icons')
mkdirSync(folder, { recursive: true })

// A mask may cut off a fifth on each side, and phones put transparent icons on black.
const icons = [
  { name: 'icon-192', size: 192, mark: 0.84, background: 'transparent' },
  { name: 'icon-512', size: 512, mark: 0.84, background: 'transparent' },
  { name: 'maskable-512', size: 512, mark: 0.52, background: 'white' },
  { name: 'apple-touch-180', size: 180, mark: 0.62, background: 'white' },
]

const renderer = await openIconRenderer()
for (const icon of icons) await renderer.render(path.join(folder, `${icon.name}.png`), icon, mark)
await renderer.close()
