import type texts from '#app/locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    shell: typeof texts
  }
}
