import { Role } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** A shipped role has a name in every language, one of the installation's own the name that it was given. */
export function useRoleName() {
  const t = useTexts('shell')
  return (role: string, name: string | null) => {
    const { data: shipped } = Role.safeParse(role)
    return name ?? (shipped ? t(`role.${shipped}`) : role)
  }
}
