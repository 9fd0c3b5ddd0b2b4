import { settings } from '#platform/web/settings/settings.ts'
import { type Language, prerenderedLanguage } from './languages.ts'
import { type Translate, translatorOf } from './translate.ts'
import { changeTexts, markEnglish } from './with-english.ts'

/** Files as `import.meta.glob` finds them: `…/notes/locales/fr.json` is the French of `notes`. */
export type TextFiles = Record<string, () => Promise<unknown>>

const files = new Map<string, () => Promise<unknown>>()
const arrived = new Map<string, Translate>()
const underWay = new Map<string, Promise<Translate>>()
const offered = new Set<LoadParts>()
const partly = new Set<string>()
const address = (namespace: string, language: Language) => `${namespace}/${language}`

// What would show a visitor a key instead of words stops a developer at once.
const failIn = (namespace: string) => (what: string) => {
  if (import.meta.env.DEV) throw new Error(`${namespace}: ${what}`)
}

/** Says where the texts of namespaces are; files are named by their folder unless all are of one namespace. */
export function registerTexts(found: TextFiles, only?: string) {
  for (const [file, load] of Object.entries(found)) {
    const [, folder = '', code = ''] =
      file.match(/([^/]+)\/locales\/([^/]+)\.json$/) ?? file.match(/()([^/]+)\.json$/) ?? []
    files.set(`${only ?? folder}/${code}`, load)
  }
}

function arrive(namespace: string, language: Language, texts: unknown): Translate {
  const translate = translatorOf(language, texts, failIn(namespace))
  arrived.set(address(namespace, language), translate)
  partly.delete(address(namespace, language))
  return translate
}

// React reads these two fields: a promise that has them is no reason to wait, not even for a moment.
const settle = (promise: Promise<Translate>, value: Translate) => Object.assign(promise, { status: 'fulfilled', value })

/** Takes texts that are already there, as a test's. */
export function addTexts(namespace: string, language: Language, texts: unknown): Translate {
  const translate = arrive(namespace, language, texts)
  underWay.set(address(namespace, language), settle(Promise.resolve(translate), translate))
  return translate
}

/** Loads a part of each of these namespaces in a language. */
type LoadParts = (language: Language) => Promise<Readonly<Record<string, unknown>>>

/**
 * Loads parts of namespaces, for whoever needs no more of them, and the same parts of each language that is chosen later;
 * the rest comes when a screen asks for it.
 */
export async function loadParts(load: LoadParts, language = settings.get().isLanguage) {
  offered.add(load)
  for (const [namespace, texts] of Object.entries(await load(language))) {
    const place = address(namespace, language)
    if (arrived.has(place)) continue
    arrive(namespace, language, texts)
    partly.add(place)
  }
}

/** The texts of a namespace, where they have been loaded. */
export const loadedTexts = (namespace: string, language: Language) => arrived.get(address(namespace, language))

const waitedFor = new Set<string>()

/**
 * The same for a component that otherwise waits with `use`. Once one has waited, all go on with `use`: React wants a
 * component that it called for before to call it again.
 */
export function textsAtHand(namespace: string, language: Language) {
  const place = address(namespace, language)
  const found = waitedFor.has(place) ? undefined : arrived.get(place)
  if (!found) waitedFor.add(place)
  return found
}

/** Whether there is a file of a namespace in a language. */
export const hasTexts = (namespace: string, language: Language) => files.has(address(namespace, language))

/** Loads a namespace once; the same promise every time, so that a screen can wait for it. */
export function loadTexts(namespace: string, language = settings.get().isLanguage): Promise<Translate> {
  const place = address(namespace, language)
  const known = underWay.get(place)
  if (known) return known
  const load = files.get(place) ?? inEnglish(namespace)
  const promise = load
    ? load().then((found) => arrive(namespace, language, contentOf(found)))
    : Promise.reject(new Error(`There are no texts ${place}`))
  underWay.set(place, promise)
  promise.then(
    (translate) => settle(promise, translate),
    () => underWay.delete(place),
  )
  return promise
}

/** What is shown of a namespace where a language has no file of it. */
function inEnglish(namespace: string) {
  const load = files.get(address(namespace, prerenderedLanguage))
  if (!load || import.meta.env.MODE !== 'development') return load
  return async () => changeTexts(contentOf(await load()), markEnglish)
}

const contentOf = (found: unknown) =>
  typeof found === 'object' && found !== null && 'default' in found ? found.default : found

registerTexts(import.meta.glob('./locales/*.json'), 'platform')

// Everything that has been shown in one language is there in the next before the switch.
settings.onLanguage((language) => {
  const whole = [...arrived.keys()].filter((place) => !partly.has(place))
  const shown = new Set(whole.map((place) => place.slice(0, place.lastIndexOf('/'))))
  return Promise.all([
    ...[...shown].map((namespace) => loadTexts(namespace, language)),
    ...[...offered].map((load) => loadParts(load, language)),
  ])
})
