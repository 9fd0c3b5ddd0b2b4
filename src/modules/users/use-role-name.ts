import { Role } from '#platform/contract.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'

/** A shipped role has a name in every language, one of the installation's own the name that it was given. */
export function useRoleName() {
  const t = useTexts('users')
  return (role: string, name: string | null) => {
    const shipped = Role.safeParse(role)
    return name ?? (shipped.success ? t(`roles.${shipped.data}`) : role)
  }
}
