export const languageCodes = ['en', 'fr', 'ar', 'ch'] as const
export type Language = (typeof languageCodes)[number]

interface LanguageFacts {
  /** BCP 47, for `lang` and the plurals: they do not know `ch`. */
  tag: string
  /** For `Intl`. Figures stay the same in every language, as they do in codes, phone numbers and what people type. */
  formatTag: string
  /** The language's name in itself. */
  name: string
  direction: 'ltr' | 'rtl'
}

/** The interface languages; the only place where a code of ours meets a BCP 47 tag. */
export const languages: Record<Language, LanguageFacts> = {
  en: { tag: 'en', formatTag: 'en', name: 'English', direction: 'ltr' },
  fr: { tag: 'fr', formatTag: 'fr', name: 'Français', direction: 'ltr' },
  ar: { tag: 'ar', formatTag: 'ar-u-nu-latn', name: 'العربية', direction: 'rtl' },
  ch: { tag: 'zh-CN', formatTag: 'zh-CN', name: '简体中文', direction: 'ltr' },
}

/** The language of prerendered pages. */
export const prerenderedLanguage = 'en' satisfies Language
