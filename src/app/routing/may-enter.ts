import { useQuery } from '@tanstack/react-query'
import guarded from 'virtual:module-titles/guarded'
import type { Action } from '#platform/contract.ts'
import { getAbility, allows } from '#platform/permissions/rules.ts'
import { sessionQuery } from '#platform/web/session/session.ts'

/** Whether the rules allow an action on a contract's records; true until the rules are known. */
export const useMayEnter = () => useEntrance(true)

/** The same without loading the session, for pages open to visitors: true unless the rules are known. */
export const useMayEnterIfKnown = () => useEntrance(false)

/** Whether the user has no rights yet; false while unknown. */
export const useAwaitsRole = () => useQuery({ ...sessionQuery, enabled: false }).data?.awaitsRole === true

function useEntrance(enabled: boolean) {
  const { data } = useQuery({ ...sessionQuery, enabled })
  const ability = data && getAbility(data.rules, data.user.id)
  const isGuarded = (topic: string) => guarded.some((id) => topic === id || topic.startsWith(`${id}-`))
  return (action: Action, topic: string) => !ability || !isGuarded(topic) || allows(ability, action, topic)
}
