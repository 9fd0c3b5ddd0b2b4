import { useQuery } from '@tanstack/react-query'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { api } from './users-client.ts'

/** All roles with their display names. */
export function useRoleChoices() {
  const getRoleName = useRoleName()
  const { data = [] } = useQuery(api.roles.query())
  return data.map((role) => ({ ...role, label: getRoleName(role.id, role.name) }))
}
