import { isObject } from '#platform/records/is-object.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { type Language, languageCodes, languages } from './languages.ts'
import { addedTexts } from './server-texts.ts'
import { withEnglish } from './with-english.ts'

type Values = Readonly<Record<string, unknown>>
export type Translate = (key: string, values?: Values) => string

const pluralRules = mapNames(languageCodes, (code) => createLazily(() => new Intl.PluralRules(languages[code].tag)))
const numberFormats = mapNames(languageCodes, (code) =>
  createLazily(() => new Intl.NumberFormat(languages[code].formatTag)),
)

/** Creates a value on its first use: those of `Intl` take milliseconds, and most pages need one language. */
function createLazily<Value>(create: () => Value) {
  let value: Value | undefined
  return () => (value ??= create())
}

function find(texts: unknown, key: string) {
  const text = key.split('.').reduce((inside, name) => (isObject(inside) ? inside[name] : undefined), texts)
  return typeof text === 'string' ? text : undefined
}

const refuse = (what: string): never => {
  throw new Error(what)
}

/** Quotation marks, each with those inside a quotation. */
const quotationMarks = new Map([
  ['“', ['‘', '’']],
  ['«', ['“', '”']],
])

/** Replaces quotation marks in a value that a text places between the same ones. */
function nestQuotes(before: string, value: string) {
  const outer = before.trimEnd().at(-1) ?? ''
  const [opening = '', closing = ''] = quotationMarks.get(outer) ?? []
  if (opening === '') return value
  return outer === '“'
    ? value.replaceAll('“', opening).replaceAll('”', closing)
    : value.replaceAll(/«\s*/g, opening).replaceAll(/\s*»/g, closing)
}

/**
 * Translates with the content of one locale file: keys are dotted if nested. A `count` of 0 selects `key_zero` if it
 * exists, other counts the plural of the language; `isLeast` marks a lower bound. `fail` is called with missing keys
 * and values.
 */
export function createTranslator(language: Language, texts: unknown, fail: (what: string) => void = refuse): Translate {
  const formatValue = (value: unknown) =>
    typeof value === 'number' ? numberFormats[language]().format(value) : String(value ?? '')
  const counted = (key: string, count: number) =>
    (count === 0 ? find(texts, `${key}_zero`) : undefined) ??
    find(texts, `${key}_${pluralRules[language]().select(count)}`) ??
    find(texts, `${key}_other`)
  return (key, values = {}) => {
    const count = values['count']
    const text = (typeof count === 'number' ? counted(key, count) : undefined) ?? find(texts, key)
    if (text === undefined) {
      fail(`missing text '${key}'`)
      return key
    }
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string, at: number) => {
      if (values[name] === undefined) fail(`missing value '${name}' of a text`)
      const isMore = name === 'count' && values['isLeast'] === true
      return nestQuotes(text.slice(0, at), `${formatValue(values[name])}${isMore ? '+' : ''}`)
    })
  }
}

/**
 * The same for every language, each with its own file, for texts that the server writes to users with different
 * languages; missing texts are English. `name` is the file of added languages: `src/languages/de/<name>.json`.
 */
export const createTranslators = (
  texts: Readonly<{ en: unknown; [code: string]: unknown }>,
  name = '',
): Readonly<Record<Language, Translate>> =>
  mapNames(languageCodes, (code) => {
    // Read on use: the server registers added languages after this module has loaded.
    let translator: Translate | undefined
    return (key, values) => {
      translator ??= createTranslator(code, withEnglish(texts.en, texts[code] ?? addedTexts(code, name)))
      return translator(key, values)
    }
  })
