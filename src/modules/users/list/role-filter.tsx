import { lazy } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterButton } from '#platform/ui/filters/filter-button.tsx'

const RoleMenu = lazy(async () => ({ default: (await import('./role-menu.tsx')).RoleMenu }))

/** Button that opens the role filter. */
export function RoleFilter() {
  const t = useTexts('users')
  return (
    <FilterButton label={t('filter.role')} name={t('filter.roles')} opens="menu" openKey="f">
      {(anchor, close) => <RoleMenu anchor={anchor} onClose={close} />}
    </FilterButton>
  )
}
