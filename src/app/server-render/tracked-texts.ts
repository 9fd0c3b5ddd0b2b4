import * as texts from '#platform/i18n/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { recordFiles, trackFiles } from './track-files.ts'

// Replaces the texts in the build of `server-render.tsx`. They are loaded once per process, so this records their files
// for each page that shows them.
export * from '#platform/i18n/texts.ts'

const filesOf = new Map<string, Set<string>>()

function filesAt(namespace: string, language: Language) {
  const place = `${namespace}/${language}`
  const files = filesOf.get(place) ?? new Set<string>()
  filesOf.set(place, files)
  return files
}

export function loadTexts(namespace: string, language = settings.get().isLanguage) {
  const files = filesAt(namespace, language)
  recordFiles(files)
  return trackFiles(files, () => texts.loadTexts(namespace, language))
}

export function textsAtHand(namespace: string, language: Language) {
  recordFiles(filesAt(namespace, language))
  return texts.textsAtHand(namespace, language)
}

type LoadParts = Parameters<typeof texts.loadParts>[0]

export const loadParts = (load: LoadParts, language?: Language) =>
  texts.loadParts(async (wanted) => {
    const files = new Set<string>()
    const parts = await trackFiles(files, () => load(wanted))
    for (const namespace of Object.keys(parts)) files.forEach((file) => filesAt(namespace, wanted).add(file))
    return parts
  }, language)
