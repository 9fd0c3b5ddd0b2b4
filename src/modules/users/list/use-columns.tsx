import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import type { User } from '../contract.ts'
import { useAccessColumns } from './use-access-columns.tsx'
import { usePersonColumns } from './use-person-columns.tsx'
import { useUsageColumns } from './use-usage-columns.tsx'
import { UserActions } from './user-actions.tsx'

/** The table's columns in their initial order; the role is editable. */
export function useColumns(): Column<User>[] {
  const t = useTexts('users')
  const { name, jobTitle, email } = usePersonColumns()
  const { role, status, secondFactor } = useAccessColumns()
  const { lastUsedAt, sessions, createdAt } = useUsageColumns()
  return [
    name,
    role,
    status,
    lastUsedAt,
    secondFactor,
    jobTitle,
    email,
    sessions,
    createdAt,
    { id: 'actions', label: t('fields.actions'), width: 60, pin: 'end', cell: (user) => <UserActions user={user} /> },
  ]
}
