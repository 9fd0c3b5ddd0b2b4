import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterChips } from '#platform/ui/filters/filter-chips.tsx'
import { toggled } from '#platform/web/url-state/toggled.ts'
import { useRoleChoices } from '../use-role-choices.ts'
import { useUsersView } from './use-users-view.ts'

/** The active role filters, with buttons to remove them. */
export function RoleChips() {
  const t = useTexts('users')
  const choices = useRoleChoices()
  const { view, narrow } = useUsersView()
  if (!view.role?.length) return null
  return (
    <FilterChips
      filters={view.role.map((id) => {
        const label = choices.find((choice) => choice.id === id)?.label ?? id
        return {
          key: id,
          label,
          removal: t('filter.off', { role: label }),
          remove: () => narrow({ role: toggled(view.role, id) }),
        }
      })}
      clear={t('filter.clear')}
      onClear={() => narrow({ role: undefined })}
    />
  )
}
