import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'rich-text': typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'rich-text')
// Under way with the code that shows them; where that fails, what shows them tries again.
loadTexts('rich-text').catch(() => {})
