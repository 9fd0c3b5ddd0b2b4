import type { languageCodes } from '#platform/i18n/languages.ts'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'

// Labels of the menu, one small file a language: see build/module-titles-plugin.ts.
const titles = {
  './en.json': () => import('virtual:module-titles/en'),
  './fr.json': () => import('virtual:module-titles/fr'),
  './ar.json': () => import('virtual:module-titles/ar'),
  './ch.json': () => import('virtual:module-titles/ch'),
} satisfies Record<`./${(typeof languageCodes)[number]}.json`, unknown>

registerTexts(import.meta.glob('../modules/*/locales/*.json'))
registerTexts(import.meta.glob('./locales/*.json'), 'shell')
registerTexts(titles, 'titles')

/** What must be there before anything is drawn. */
export const loadOwnTexts = () => Promise.all(['platform', 'shell', 'titles'].map((namespace) => loadTexts(namespace)))
