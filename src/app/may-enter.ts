import { useQuery } from '@tanstack/react-query'
import guarded from 'virtual:module-titles/guarded'
import type { Action } from '#platform/contract.ts'
import { abilityOf, allows } from '#platform/rules.ts'
import { sessionQuery } from '#platform/web/session.ts'

/** Whether the rules let the user do something with a contract's records; before they are known the menu shows what there is. */
export function useMayEnter() {
  const { data } = useQuery(sessionQuery)
  const ability = data && abilityOf(data.rules, data.user.id)
  const isGuarded = (topic: string) => guarded.some((id) => topic === id || topic.startsWith(`${id}-`))
  return (action: Action, topic: string) => !ability || !isGuarded(topic) || allows(ability, action, topic)
}
