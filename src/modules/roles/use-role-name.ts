import { Role } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { RoleRecord } from './contract.ts'

/** What a role is called: by whoever made it, else in the interface language. */
export function useRoleName() {
  const t = useTexts('roles')
  return ({ id, name }: Pick<RoleRecord, 'id' | 'name'>) => {
    const { data: shipped } = Role.safeParse(id)
    return name ?? (shipped ? t(`role.${shipped}`) : id)
  }
}
