import type { Language } from '#platform/i18n/languages.ts'
import { loadParts } from '#platform/i18n/texts.ts'

// See build/widget-texts-plugin.ts.
const files: Record<Language, () => Promise<{ default: Record<string, unknown> }>> = {
  en: () => import('virtual:widget-texts/en'),
  fr: () => import('virtual:widget-texts/fr'),
  ar: () => import('virtual:widget-texts/ar'),
  ch: () => import('virtual:widget-texts/ch'),
}

const load = async (language: Language) => (await files[language]()).default

/** Loads what all widgets say, in one file. */
export const loadWidgetTexts = () => loadParts(load)
