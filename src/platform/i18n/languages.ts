import { languageConfig } from '#languages'
import { mapNames } from '#platform/records/map-names.ts'

/** A line of `src/languages.config.ts`. */
export interface LanguageLine {
  /** BCP 47, for `lang`, plurals and formats. */
  tag: string
  /** The language's name in itself. */
  name: string
  /** From left to right unless it says otherwise. */
  direction?: 'ltr' | 'rtl'
  /** Whether it can be chosen; its texts, and records written in it, are kept. */
  isOffered?: boolean
}

export type Language = keyof typeof languageConfig

const isLanguage = (code: string): code is Language => Object.hasOwn(languageConfig, code)

/** All languages that have a line: what is stored may be in any of them. */
export const languageCodes = Object.keys(languageConfig).filter(isLanguage)

function factsOf(code: Language) {
  const { tag, name, direction = 'ltr', isOffered = true }: LanguageLine = languageConfig[code]
  // Figures stay the same in every language, as they do in codes, phone numbers and what people type.
  const formatTag = `${new Intl.Locale(tag, { numberingSystem: 'latn' })}`
  return { tag, formatTag, name, direction, isOffered }
}

/** The interface languages; the only place where a code of ours meets a BCP 47 tag. `formatTag` is for `Intl`. */
export const languages = mapNames(languageCodes, factsOf)

/** The language of prerendered pages, and of what has no text in another. */
export const prerenderedLanguage = 'en' satisfies Language

/** The languages that people can choose, and that addresses can begin with. */
export const offeredLanguages = languageCodes.filter(
  (code) => code === prerenderedLanguage || languages[code].isOffered,
)

/** A stored language, or English where it is not offered any more. */
export const offeredLanguage = (code: string): Language =>
  offeredLanguages.find((one) => one === code) ?? prerenderedLanguage
