import { use } from 'react'
import { loadTexts, textsForRender } from '#platform/i18n/texts.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

/**
 * Names of the records of all contracts in the interface language, for screens about all of them. Suspends until
 * loaded.
 */
export function useTopicTitle(): (topic: string) => string {
  const language = useSetting('isLanguage')
  return textsForRender('topics', language) ?? use(loadTexts('topics', language))
}

/** Names of the contracts' own actions. An action that no contract has any longer keeps its identifier. */
export function useActionName(): (topic: string, action: string) => string {
  const getTitle = useTopicTitle()
  return (topic, action) => {
    const key = `${topic}/${action}`
    try {
      const name = getTitle(key)
      return name === key ? action : name
    } catch {
      return action
    }
  }
}
