import type { Language } from '#platform/i18n/languages.ts'
import { offerTexts } from '#platform/i18n/texts.ts'
import { settings } from '#platform/web/settings.ts'

// See build/widget-texts-plugin.ts.
const files: Record<Language, () => Promise<{ default: Record<string, unknown> }>> = {
  en: () => import('virtual:widget-texts/en'),
  fr: () => import('virtual:widget-texts/fr'),
  ar: () => import('virtual:widget-texts/ar'),
  ch: () => import('virtual:widget-texts/ch'),
}

/** Loads what all widgets say, in one file. */
export async function loadWidgetTexts(language = settings.get().isLanguage) {
  const { default: found } = await files[language]()
  for (const [namespace, texts] of Object.entries(found)) offerTexts(namespace, language, texts)
}
