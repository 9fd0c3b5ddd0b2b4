import { useTexts } from '#platform/i18n/use-texts.ts'
import { useActionName as useOwnName } from '#platform/web/api/topics.ts'

/** Actions that every topic has: changes first, then what left no change. */
export const commonActions = ['create', 'update', 'delete', 'export', 'read'] as const

/** What an action of a topic is called. */
export function useActionName() {
  const t = useTexts('audit')
  const ownName = useOwnName()
  return (topic: string, action: string) => {
    const common = commonActions.find((one) => one === action)
    return common ? t(`actions.${common}`) : ownName(topic, action)
  }
}
