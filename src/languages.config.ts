import type { LanguageLine } from '#platform/i18n/languages.ts'

/**
 * The languages of the interface, in the order of the menus; the codes appear in URLs and file names.
 * A line and the folder `src/languages/<code>` add one; `isOffered: false` in a line leaves one out. English stays, as
 * the others fall back to it: docs/languages.md.
 */
export const languageConfig = {
  en: { tag: 'en', name: 'English' },
  fr: { tag: 'fr', name: 'Français' },
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl' },
  ch: { tag: 'zh-CN', name: '简体中文' },
} satisfies { en: LanguageLine } & Record<string, LanguageLine>
