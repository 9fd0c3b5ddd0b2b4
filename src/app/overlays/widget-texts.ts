import files from 'virtual:widget-texts'
import type { Language } from '#platform/i18n/languages.ts'
import { loadParts } from '#platform/i18n/texts.ts'

// See build/widget-texts-plugin.ts.
const load = async (language: Language) => (await files[`${language}.json`]?.())?.default ?? {}

/** Loads the texts of all widgets, in one file. */
export const loadWidgetTexts = () => loadParts(load)
