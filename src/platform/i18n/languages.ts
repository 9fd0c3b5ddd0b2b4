import { languageConfig } from '#languages'
import { mapNames } from '#platform/records/map-names.ts'

/** An entry of `src/languages.config.ts`. */
export interface LanguageLine {
  /** BCP 47, for `lang`, plurals and formats. */
  tag: string
  /** The language's name in itself. */
  name: string
  /** Default: left to right. */
  direction?: 'ltr' | 'rtl'
  /** The present after a verb, as in “deleted just now”, which `Intl` does not have. Default: its “now”. */
  justNow?: string
  /** Whether users can choose it; its texts, and records written in it, are kept. */
  isOffered?: boolean
}

export type Language = keyof typeof languageConfig

const isLanguage = (code: string): code is Language => Object.hasOwn(languageConfig, code)

/** All configured languages, any of which may occur in stored data. */
export const languageCodes = Object.keys(languageConfig).filter(isLanguage)

/** All languages use the same digits, as codes and phone numbers do. `Intl` is slow, and all pages run this. */
const withLatinDigits = (tag: string) =>
  /-\w-/.test(tag) ? `${new Intl.Locale(tag, { numberingSystem: 'latn' })}` : `${tag}-u-nu-latn`

function describeLanguage(code: Language) {
  const { tag, name, direction = 'ltr', justNow, isOffered = true }: LanguageLine = languageConfig[code]
  return { tag, formatTag: withLatinDigits(tag), name, direction, justNow, isOffered }
}

/** The interface languages; the only place that maps our codes to BCP 47 tags. `formatTag` is for `Intl`. */
export const languages = mapNames(languageCodes, describeLanguage)

/** The language of prerendered pages, and of missing texts. */
export const prerenderedLanguage = 'en' satisfies Language

/** The languages that users can choose and that URLs can begin with. */
export const offeredLanguages = languageCodes.filter(
  (code) => code === prerenderedLanguage || languages[code].isOffered,
)

/** A stored language, or English if it is no longer offered. */
export const offeredLanguage = (code: string): Language =>
  offeredLanguages.find((language) => language === code) ?? prerenderedLanguage
