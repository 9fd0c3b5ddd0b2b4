import { useQuery } from '@tanstack/react-query'
import guarded from 'virtual:module-titles/guarded'
import { abilityOf, allows } from '#platform/rules.ts'
import { sessionQuery } from '#platform/web/session.ts'

/** Whether the rules let the user into a module; before they are known the menu shows what there is. */
export function useMayEnter() {
  const { data } = useQuery(sessionQuery)
  const ability = data && abilityOf(data.rules, data.user.id)
  return (id: string) => !ability || !guarded.includes(id) || allows(ability, 'read', id)
}
