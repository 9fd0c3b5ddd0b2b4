import { actions } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useActionName } from '#platform/web/api/topics.ts'

/** What an action on a kind of record is called, whether every contract has it or this one alone. */
export function useNameOfAction() {
  const t = useTexts('roles')
  const ownName = useActionName()
  return (topic: string, action: string) => {
    const builtIn = actions.find((one) => one === action)
    return builtIn ? t(`action.${builtIn}`) : ownName(topic, action)
  }
}
