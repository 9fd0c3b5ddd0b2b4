import { Role } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** A built-in role has a name in every language, a custom one only its given name. */
export function useRoleName() {
  const t = useTexts('shell')
  return (role: string, name: string | null) => {
    const { data: shipped } = Role.safeParse(role)
    return name ?? (shipped ? t(`role.${shipped}`) : role)
  }
}
