import { use } from 'react'
import { loadTexts, textsAtHand } from '#platform/i18n/texts.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

/**
 * What the records of any contract are called, in the interface language: for a screen about all of them, whose module
 * knows no other. Suspends until the names are there.
 */
export function useTopicTitle(): (topic: string) => string {
  const language = useSetting('isLanguage')
  return textsAtHand('topics', language) ?? use(loadTexts('topics', language))
}
