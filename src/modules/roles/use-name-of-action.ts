import { actions } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useActionName } from '#platform/web/api/topics.ts'

/** Returns the display name of a built-in or custom action. */
export function useNameOfAction() {
  const t = useTexts('roles')
  const ownName = useActionName()
  return (topic: string, action: string) => {
    const builtIn = actions.find((one) => one === action)
    return builtIn ? t(`action.${builtIn}`) : ownName(topic, action)
  }
}
