import type { languageCodes } from '#platform/i18n/languages.ts'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'

// Labels of the menu, one small file a language: see build/module-titles-plugin.ts.
const titles = {
  './en.json': () => import('virtual:module-titles/en'),
  './fr.json': () => import('virtual:module-titles/fr'),
  './ar.json': () => import('virtual:module-titles/ar'),
  './ch.json': () => import('virtual:module-titles/ch'),
} satisfies Record<`./${(typeof languageCodes)[number]}.json`, unknown>

// What each contract's records are called, for screens about all of them.
const topics = {
  './en.json': () => import('virtual:topic-titles/en'),
  './fr.json': () => import('virtual:topic-titles/fr'),
  './ar.json': () => import('virtual:topic-titles/ar'),
  './ch.json': () => import('virtual:topic-titles/ch'),
} satisfies typeof titles

registerTexts(import.meta.glob('../modules/*/locales/*.json'))
registerTexts(import.meta.glob('./locales/*.json'), 'shell')
registerTexts(titles, 'titles')
registerTexts(topics, 'topics')

/** What must be there before anything is drawn. */
export const loadOwnTexts = () => Promise.all(['platform', 'shell', 'titles'].map((namespace) => loadTexts(namespace)))
