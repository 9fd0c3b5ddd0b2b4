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

// What all modules tell people of, for the screens that show it.
const notices = {
  './en.json': () => import('virtual:notice-texts/en'),
  './fr.json': () => import('virtual:notice-texts/fr'),
  './ar.json': () => import('virtual:notice-texts/ar'),
  './ch.json': () => import('virtual:notice-texts/ch'),
} satisfies Record<keyof typeof titles, unknown>

// What the palette finds besides.
const found = {
  './en.json': () => import('virtual:found-titles/en'),
  './fr.json': () => import('virtual:found-titles/fr'),
  './ar.json': () => import('virtual:found-titles/ar'),
  './ch.json': () => import('virtual:found-titles/ch'),
} satisfies typeof titles

registerTexts(import.meta.glob('../../modules/*/locales/*.json'))
registerTexts(import.meta.glob('../locales/*.json'), 'shell')
registerTexts(titles, 'titles')
registerTexts(topics, 'topics')
registerTexts(notices, 'notices')
registerTexts(found, 'found')

/** What must be there before anything is drawn. */
export const loadOwnTexts = () => Promise.all(['platform', 'shell', 'titles'].map((namespace) => loadTexts(namespace)))
