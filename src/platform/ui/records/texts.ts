import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    records: typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'records')
// Loads with the code that uses the texts; after a failure, the component tries again.
loadTexts('records').catch(() => {})
