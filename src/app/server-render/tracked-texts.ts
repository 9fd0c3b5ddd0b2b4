import * as texts from '#platform/i18n/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { recordFiles, trackFiles } from './track-files.ts'

// Replaces the texts in the build of `server-render.tsx`. They are loaded once per process, so this records their files
// for each page that shows them.
export * from '#platform/i18n/texts.ts'

const filesByKey = new Map<string, Set<string>>()
/** Namespaces of which some pages load only a part, whose file comes with the component. */
const inParts = new Set<string>()

const toKey = (namespace: string, language: Language) => `${namespace}/${language}`

function getFiles(key: string) {
  const files = filesByKey.get(key) ?? new Set<string>()
  filesByKey.set(key, files)
  return files
}

export function loadTexts(namespace: string, language = settings.get().isLanguage) {
  const files = getFiles(toKey(namespace, language))
  recordFiles(files)
  return trackFiles(files, () => texts.loadTexts(namespace, language))
}

/** A page that needs such a namespace whole loads it. */
export function textsForRender(namespace: string, language: Language) {
  const key = toKey(namespace, language)
  if (!inParts.has(key)) recordFiles(getFiles(key))
  return texts.textsForRender(namespace, language)
}

type LoadParts = Parameters<typeof texts.loadParts>[0]

export const loadParts = (load: LoadParts, language?: Language) =>
  texts.loadParts(async (wanted) => {
    const parts = await load(wanted)
    for (const namespace of Object.keys(parts)) inParts.add(toKey(namespace, wanted))
    return parts
  }, language)
