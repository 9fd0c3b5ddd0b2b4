import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    shell: typeof texts
  }
}
