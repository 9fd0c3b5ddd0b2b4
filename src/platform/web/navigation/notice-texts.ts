import { use } from 'react'
import { loadTexts, textsForRender } from '#platform/i18n/texts.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

/** Texts for the notices of all modules, for `noticeText`. Suspends until loaded. */
export function useNoticeTexts(): Translate {
  const language = useSetting('isLanguage')
  return textsForRender('notices', language) ?? use(loadTexts('notices', language))
}
