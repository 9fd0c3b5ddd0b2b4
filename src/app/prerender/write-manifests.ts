import { workspaceConfig } from '#brand'
import { existsSync } from 'node:fs'
import { languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { canvas } from '#platform/ui/theme/tokens.ts'
import { listMenuEntries } from '#app/layout/menu-entries.ts'
import { modules } from '#app/routing/modules.ts'
import { write } from './write.ts'

registerTexts(import.meta.glob('../offline/locales/*.json'), 'offline')

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const icons = [icon('icon', 192), icon('icon', 512), icon('maskable', 512, 'maskable')]

const screenshot = (name: string, width: number, height: number, form: 'wide' | 'narrow') => ({
  src: `pictures/product/${name}.webp`,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: form,
})

// A project may not include these pictures.
const screenshots = [
  screenshot('dashboard-light-1440', 1440, 900, 'wide'),
  screenshot('phone-dashboard-light-624', 624, 1248, 'narrow'),
].filter(({ src }) => existsSync(`public/${src}`))

const maxShortcuts = 4

/** Writes the web app manifest for each language; URLs are relative to its folder. */
export async function writeManifests(folder: string) {
  const entries = listMenuEntries(modules).filter(({ section }) => section === 'work')
  for (const code of offeredLanguages) {
    const [t, titles] = await Promise.all(['offline', 'titles'].map((name) => loadTexts(name, code)))
    if (!t || !titles) continue
    const { tag, direction } = languages[code]
    const manifest = {
      id: './',
      name: workspaceConfig.name,
      short_name: workspaceConfig.name,
      description: t('description'),
      lang: tag,
      dir: direction,
      start_url: './',
      scope: './',
      display: 'standalone',
      theme_color: canvas.light,
      background_color: canvas.light,
      icons,
      shortcuts: entries.slice(0, maxShortcuts).map(({ label, to }) => ({
        name: titles(label),
        url: `.${to}/`,
        icons: [icon('icon', 192)],
      })),
      ...(screenshots.length > 0 && { screenshots }),
    }
    write(folder, `manifest.${code}.webmanifest`, JSON.stringify(manifest))
  }
}
