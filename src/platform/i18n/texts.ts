import { settings } from '#platform/web/settings.ts'
import { type Language, languages } from './languages.ts'
import { createTexts, isTexts, type Translate } from './translate.ts'

/** Files as `import.meta.glob` finds them: `…/notes/locales/fr.json` is the French of `notes`. */
export type TextFiles = Record<string, () => Promise<unknown>>

const files = new Map<string, () => Promise<unknown>>()
const arrived = new Map<string, Translate>()
const underWay = new Map<string, Promise<Translate>>()
const address = (namespace: string, language: Language) => `${namespace}/${language}`

// What would show a visitor a key instead of words stops a developer at once.
const fail = (what: string) => {
  if (import.meta.env.DEV) throw new Error(what)
}

const i18n = createTexts(fail)

/** Says where the texts of namespaces are; files are named by their folder unless all are of one namespace. */
export function registerTexts(found: TextFiles, only?: string) {
  for (const [file, load] of Object.entries(found)) {
    const [, folder = '', code = ''] =
      file.match(/([^/]+)\/locales\/([^/]+)\.json$/) ?? file.match(/()([^/]+)\.json$/) ?? []
    files.set(`${only ?? folder}/${code}`, load)
  }
}

function arrive(namespace: string, language: Language, texts: unknown): Translate {
  const { tag } = languages[language]
  i18n.addResourceBundle(tag, namespace, isTexts(texts) ? texts : {})
  const t = i18n.getFixedT(tag, namespace)
  const translate: Translate = (key, values) => String(t(key, { ...values }))
  arrived.set(address(namespace, language), translate)
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

/** Takes a part of a namespace, for whoever needs no more of it; the rest comes when a screen asks for it. */
export function offerTexts(namespace: string, language: Language, texts: unknown) {
  if (!arrived.has(address(namespace, language))) arrive(namespace, language, texts)
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

/** Loads a namespace once; the same promise every time, so that a screen can wait for it. */
export function loadTexts(namespace: string, language = settings.get().isLanguage): Promise<Translate> {
  const place = address(namespace, language)
  const known = underWay.get(place)
  if (known) return known
  const load = files.get(place)
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

const contentOf = (found: unknown) =>
  typeof found === 'object' && found !== null && 'default' in found ? found.default : found

registerTexts(import.meta.glob('./locales/*.json'), 'platform')

// Everything that has been shown in one language is there in the next before the switch.
settings.onLanguage((language) => {
  const shown = new Set([...arrived.keys()].map((place) => place.slice(0, place.lastIndexOf('/'))))
  return Promise.all([...shown].map((namespace) => loadTexts(namespace, language)))
})
