import { settings } from '#platform/web/settings/settings.ts'
import { type Language, prerenderedLanguage } from './languages.ts'
import { type Translate, createTranslator } from './translate.ts'
import { changeTexts, markEnglish } from './with-english.ts'

/** Files of `import.meta.glob`: `…/notes/locales/fr.json` has the French texts of `notes`. */
export type TextFiles = Record<string, () => Promise<unknown>>

const files = new Map<string, () => Promise<unknown>>()
const arrived = new Map<string, Translate>()
const underWay = new Map<string, Promise<Translate>>()
const offered = new Set<LoadParts>()
const partly = new Set<string>()
const address = (namespace: string, language: Language) => `${namespace}/${language}`

// A missing text throws in development; a visitor sees its key.
const failIn = (namespace: string) => (what: string) => {
  if (import.meta.env.DEV) throw new Error(`${namespace}: ${what}`)
}

/** Registers the text files of namespaces; a file's namespace is its folder unless all are of one. */
export function registerTexts(textFiles: TextFiles, only?: string) {
  for (const [file, load] of Object.entries(textFiles)) {
    const [, folder = '', code = ''] =
      file.match(/([^/]+)\/locales\/([^/]+)\.json$/) ?? file.match(/()([^/]+)\.json$/) ?? []
    files.set(`${only ?? folder}/${code}`, load)
  }
}

function arrive(namespace: string, language: Language, texts: unknown): Translate {
  const translate = createTranslator(language, texts, failIn(namespace))
  arrived.set(address(namespace, language), translate)
  partly.delete(address(namespace, language))
  return translate
}

// React reads these two fields: a promise that has them does not suspend.
const settle = (promise: Promise<Translate>, value: Translate) => Object.assign(promise, { status: 'fulfilled', value })

/** Sets texts that are loaded already, for tests. */
export function addTexts(namespace: string, language: Language, texts: unknown): Translate {
  const translate = arrive(namespace, language, texts)
  underWay.set(address(namespace, language), settle(Promise.resolve(translate), translate))
  return translate
}

/** Loads a part of each of these namespaces in a language. */
type LoadParts = (language: Language) => Promise<Readonly<Record<string, unknown>>>

/**
 * Loads only parts of namespaces, and the same parts of each language that is chosen later; the rest loads when a
 * screen requests it.
 */
export async function loadParts(load: LoadParts, language = settings.get().isLanguage) {
  offered.add(load)
  for (const [namespace, texts] of Object.entries(await load(language))) {
    const key = address(namespace, language)
    if (arrived.has(key)) continue
    arrive(namespace, language, texts)
    partly.add(key)
  }
}

/** The loaded texts of a namespace, or undefined. */
export const loadedTexts = (namespace: string, language: Language) => arrived.get(address(namespace, language))

const waitedFor = new Set<string>()

/**
 * The same for a component that otherwise suspends with `use`. Once one has suspended, all continue with `use`: React
 * requires a component that called it to call it again.
 */
export function textsForRender(namespace: string, language: Language) {
  const key = address(namespace, language)
  const loaded = waitedFor.has(key) ? undefined : arrived.get(key)
  if (!loaded) waitedFor.add(key)
  return loaded
}

/** Whether there is a file of a namespace in a language. */
export const hasTexts = (namespace: string, language: Language) => files.has(address(namespace, language))

/** Loads a namespace once and returns the same promise every time, for screens to wait for. */
export function loadTexts(namespace: string, language = settings.get().isLanguage): Promise<Translate> {
  const key = address(namespace, language)
  const pending = underWay.get(key)
  if (pending) return pending
  const load = files.get(key) ?? inEnglish(namespace)
  const promise = load
    ? load().then((content) => arrive(namespace, language, getContent(content)))
    : Promise.reject(new Error(`The texts ${key} do not exist`))
  underWay.set(key, promise)
  promise.then(
    (translate) => settle(promise, translate),
    () => underWay.delete(key),
  )
  return promise
}

/** The texts of a namespace without a file in the language. */
function inEnglish(namespace: string) {
  const load = files.get(address(namespace, prerenderedLanguage))
  if (!load || import.meta.env.MODE !== 'development') return load
  return async () => changeTexts(getContent(await load()), markEnglish)
}

const getContent = (content: unknown) =>
  typeof content === 'object' && content !== null && 'default' in content ? content.default : content

registerTexts(import.meta.glob('./locales/*.json'), 'platform')

// Before a switch, all namespaces in use are loaded in the next language.
settings.onLanguage((language) => {
  const complete = [...arrived.keys()].filter((key) => !partly.has(key))
  const namespaces = new Set(complete.map((key) => key.slice(0, key.lastIndexOf('/'))))
  return Promise.all([
    ...[...namespaces].map((namespace) => loadTexts(namespace, language)),
    ...[...offered].map((load) => loadParts(load, language)),
  ])
})
