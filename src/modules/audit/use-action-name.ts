import { useTexts } from '#platform/i18n/use-texts.ts'
import { useActionName as useOwnName } from '#platform/web/api/topics.ts'

/** Built-in actions: changes first, then reads. */
export const commonActions = ['create', 'update', 'delete', 'export', 'read'] as const

/** Returns the display name of a topic's action. */
export function useActionName() {
  const t = useTexts('audit')
  const ownName = useOwnName()
  return (topic: string, action: string) => {
    const common = commonActions.find((one) => one === action)
    return common ? t(`actions.${common}`) : ownName(topic, action)
  }
}
