import { Button, Chip } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toggled } from '#platform/web/search/toggled.ts'
import { useRoleChoices } from '../use-role-choices.ts'
import styles from './role-filter.module.css'
import { useUsersView } from './use-users-view.ts'

/** The active role filters, with buttons to remove them. */
export function RoleChips() {
  const t = useTexts('users')
  const choices = useRoleChoices()
  const { view, narrow } = useUsersView()
  if (!view.role?.length) return null
  return (
    <div className={styles.chips}>
      {view.role.map((id) => {
        const label = choices.find((choice) => choice.id === id)?.label ?? id
        const remove = () => narrow({ role: toggled(view.role, id) })
        return (
          <Chip
            key={id}
            label={label}
            aria-label={t('filter.off', { role: label })}
            onClick={remove}
            onDelete={remove}
          />
        )
      })}
      <Button size="small" onClick={() => narrow({ role: undefined })}>
        {t('filter.clear')}
      </Button>
    </div>
  )
}
