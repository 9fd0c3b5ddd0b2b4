import type { LanguageLine } from '#platform/i18n/languages.ts'

/**
 * The languages of the interface, in the order of the menus; the codes appear in URLs and file names.
 * A line and the folder `src/languages/<code>` add one; `isOffered: false` in a line leaves one out. English stays, as
 * the others fall back to it: docs/languages.md.
 */
export const languageConfig = {
  en: { tag: 'en', name: 'English', justNow: 'just now' },
  fr: { tag: 'fr', name: 'Français', justNow: 'à l’instant' },
  ar: { tag: 'ar', name: 'العربية', direction: 'rtl', justNow: 'قبل لحظات' },
  ch: { tag: 'zh-CN', name: '简体中文', justNow: '刚刚' },
} satisfies { en: LanguageLine } & Record<string, LanguageLine>
