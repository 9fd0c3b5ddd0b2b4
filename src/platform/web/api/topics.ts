import { use } from 'react'
import { loadTexts, textsAtHand } from '#platform/i18n/texts.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

/**
 * Names of the records of all contracts in the interface language, for screens about all of them. Suspends until
 * loaded.
 */
export function useTopicTitle(): (topic: string) => string {
  const language = useSetting('isLanguage')
  return textsAtHand('topics', language) ?? use(loadTexts('topics', language))
}
