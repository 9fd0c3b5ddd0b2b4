import { Role } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** Translates the name of a built-in role; a custom role has only the given name. */
export function useRoleName() {
  const t = useTexts('shell')
  return (role: string, name: string | null) => {
    const { data: shipped } = Role.safeParse(role)
    return name ?? (shipped ? t(`role.${shipped}`) : role)
  }
}
