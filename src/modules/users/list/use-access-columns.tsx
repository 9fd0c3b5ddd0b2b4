import { useTexts } from '#platform/i18n/use-texts.ts'
import type { CellEdit, Column } from '#platform/ui/table/columns/column.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { User } from '../contract.ts'
import { FactorMark, StatusChip } from '../marks.tsx'
import { useRights } from '../use-rights.ts'
import { useRoleChoices } from '../use-role-choices.ts'
import { useUserActions } from '../use-user-actions.ts'
import { TextCell } from './text-cell.tsx'

/** Columns about what the account may do and how it is protected. */
export function useAccessColumns() {
  const t = useTexts('users')
  const rights = useRights()
  const getRoleName = useRoleName()
  const edit = useRoleEdit()
  return {
    role: {
      id: 'role',
      label: t('fields.role'),
      width: 160,
      sort: 'role',
      card: 'plain',
      cell: ({ role, roleName }) => <TextCell>{getRoleName(role, roleName)}</TextCell>,
      ...(rights.update && { edit }),
    },
    status: {
      id: 'status',
      label: t('fields.status'),
      width: 132,
      sort: 'status',
      card: 'plain',
      cell: ({ status }) => <StatusChip status={status} />,
    },
    secondFactor: {
      id: 'secondFactor',
      label: t('fields.secondFactor'),
      width: 140,
      isOffCard: true,
      cell: ({ status, secondFactor }) =>
        status === 'invited' ? <span className="text-quiet">—</span> : <FactorMark isOn={secondFactor} />,
    },
  } satisfies Record<string, Column<User>>
}

/** Changes the role in its cell. */
function useRoleEdit(): CellEdit<User> {
  const t = useTexts('users')
  const { user: ownUser } = useSession()
  const choices = useRoleChoices()
  const { setRole } = useUserActions()
  return {
    kind: 'choice',
    label: ({ name }) => t('roleOf', { name }),
    value: ({ role }) => role,
    choices: choices.filter(({ isGivable }) => isGivable).map(({ id, label }) => ({ value: id, label })),
    isAllowed: ({ id, isLastAdministrator, isWithinReach }) =>
      isWithinReach && id !== ownUser.id && !isLastAdministrator,
    save: async (user, chosen) => {
      const role = choices.find(({ id }) => id === chosen)
      // The application shows the failure.
      if (role) await setRole(user, role).catch(() => {})
    },
  }
}
