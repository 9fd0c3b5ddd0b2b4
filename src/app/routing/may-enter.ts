import { useQuery } from '@tanstack/react-query'
import guarded from 'virtual:module-titles/guarded'
import type { Action } from '#platform/contract.ts'
import { abilityOf, allows } from '#platform/fields/rules.ts'
import { sessionQuery } from '#platform/web/session/session.ts'

/** Whether the rules let the user do something with a contract's records; before they are known the menu shows what there is. */
export const useMayEnter = () => useEntrance(true)

/** The same where a visitor may not have signed in, whom nobody should ask to: says yes unless the rules are known. */
export const useMayEnterIfKnown = () => useEntrance(false)

/** Whether who is signed in has no rights yet; no while that is not known. */
export const useAwaitsRole = () => useQuery({ ...sessionQuery, enabled: false }).data?.awaitsRole === true

function useEntrance(enabled: boolean) {
  const { data } = useQuery({ ...sessionQuery, enabled })
  const ability = data && abilityOf(data.rules, data.user.id)
  const isGuarded = (topic: string) => guarded.some((id) => topic === id || topic.startsWith(`${id}-`))
  return (action: Action, topic: string) => !ability || !isGuarded(topic) || allows(ability, action, topic)
}
