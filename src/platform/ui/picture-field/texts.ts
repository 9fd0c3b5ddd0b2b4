import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'picture-field': typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'picture-field')
// Loads with the code that uses the texts; after a failure, the component tries again.
loadTexts('picture-field').catch(() => {})
