import { createInstance, type FormatterModule } from 'i18next'
import { type Language, languageCodes, languages } from './languages.ts'

type Values = Readonly<Record<string, unknown>>
export type Translate = (key: string, values?: Values) => string

const numbers = Object.fromEntries(
  languageCodes.map((code) => [languages[code].tag, new Intl.NumberFormat(languages[code].formatTag)]),
)

const formatter = (fail: (what: string) => void): FormatterModule => ({
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format(value: unknown, _format, tag = '', options) {
    if (value === undefined) fail(`a text lacks its value '${String(options?.['interpolationkey'])}'`)
    return (typeof value === 'number' ? numbers[tag]?.format(value) : undefined) ?? String(value ?? '')
  },
})

/** An i18next without any texts yet; `fail` hears of keys and values that are missing. */
export function createTexts(fail: (what: string) => void) {
  const i18n = createInstance({
    lng: languages.en.tag,
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    ns: [],
    resources: {},
    saveMissing: true,
    missingKeyHandler: (_tags, namespace, key) => fail(`${namespace} has no text '${key}'`),
    interpolation: {
      // Whatever shows a text escapes it, once (P4).
      escapeValue: false,
      alwaysFormat: true,
    },
  })
  void i18n.use(formatter(fail)).init()
  return i18n
}

/** The content of a locale file, as far as it can be seen before its keys are asked for. */
export const isTexts = (value: unknown): value is Record<string, object | string> =>
  typeof value === 'object' && value !== null

/** Translates by the content of one locale file, anywhere; throws for a key or a value that is missing. */
export function translatorOf(language: Language, texts: unknown): Translate {
  const { tag } = languages[language]
  const i18n = createTexts((what) => {
    throw new Error(what)
  })
  i18n.addResourceBundle(tag, 'texts', isTexts(texts) ? texts : {})
  const t = i18n.getFixedT(tag, 'texts')
  return (key, values) => String(t(key, { ...values }))
}
