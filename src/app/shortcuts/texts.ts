import { registerTexts } from '#platform/i18n/texts.ts'
import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    shortcuts: typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'shortcuts')
