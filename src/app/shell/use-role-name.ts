import { Role } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { SessionUser } from '#platform/session-contract.ts'

/** A role that an administrator made is called as they called it. */
export function useRoleName() {
  const t = useTexts('shell')
  return ({ role, roleName }: Pick<SessionUser, 'role' | 'roleName'>) => {
    const shipped = Role.safeParse(role)
    return roleName ?? (shipped.success ? t(`role.${shipped.data}`) : role)
  }
}
