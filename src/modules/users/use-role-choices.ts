import { useQuery } from '@tanstack/react-query'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { api } from './users-client.ts'

/** The roles that there are, with the names to show. */
export function useRoleChoices() {
  const nameOf = useRoleName()
  const { data = [] } = useQuery(api.roles.query())
  return data.map((role) => ({ ...role, label: nameOf(role.id, role.name) }))
}
