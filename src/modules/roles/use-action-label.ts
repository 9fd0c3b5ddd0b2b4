import { actions } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useActionName } from '#platform/web/api/topics.ts'

/** Returns a function for the display name of a built-in or custom action. */
export function useActionLabel() {
  const t = useTexts('roles')
  const customName = useActionName()
  return (topic: string, action: string) => {
    const builtIn = actions.find((one) => one === action)
    return builtIn ? t(`action.${builtIn}`) : customName(topic, action)
  }
}
