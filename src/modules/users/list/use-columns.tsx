import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Column } from '#platform/ui/table/columns/column.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { User } from '../contract.ts'
import { FactorMark, StatusChip } from '../marks.tsx'
import { useRights } from '../use-rights.ts'
import { useRoleChoices } from '../use-role-choices.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { useUserActions } from '../use-user-actions.ts'
import styles from './cells.module.css'
import { useUsedWhen } from '../use-used-when.ts'
import { UserActions } from './user-actions.tsx'
import { UserName } from './user-name.tsx'

/** What the list shows of an account; its role is changed in its place. */
export function useColumns(): Column<User>[] {
  const t = useTexts('users')
  const format = useFormats()
  const usedWhen = useUsedWhen()
  const rights = useRights()
  const { user: own } = useSession()
  const nameOf = useRoleName()
  const choices = useRoleChoices()
  const { setRole } = useUserActions()
  const quiet = (words: string) => <span className="text-quiet">{words}</span>
  const lastUse = ({ lastUsedAt, invitedAt }: User) => {
    if (invitedAt !== null)
      return (
        <time className="text-quiet" dateTime={invitedAt}>
          {t('invitedWhen', { when: format.relative(invitedAt) })}
        </time>
      )
    if (lastUsedAt === null) return quiet(t('never'))
    return (
      <time dateTime={lastUsedAt} title={format.dateTime(lastUsedAt)}>
        {usedWhen(lastUsedAt)}
      </time>
    )
  }
  return [
    {
      id: 'name',
      label: t('fields.name'),
      width: 280,
      least: 200,
      grows: true,
      pin: 'start',
      sort: 'name',
      cell: (user) => <UserName user={user} />,
    },
    {
      id: 'role',
      label: t('fields.role'),
      width: 160,
      sort: 'role',
      cell: ({ role, roleName }) => (
        <span className={styles.line}>
          <bdi>{nameOf(role, roleName)}</bdi>
        </span>
      ),
      ...(rights.update && {
        edit: {
          kind: 'choice',
          label: ({ name }: User) => t('roleOf', { name }),
          value: ({ role }: User) => role,
          choices: choices.filter(({ isGivable }) => isGivable).map(({ id, label }) => ({ value: id, label })),
          isAllowed: ({ id, isLastAdministrator, isWithinReach }: User) =>
            isWithinReach && id !== own.id && !isLastAdministrator,
          save: async (user: User, chosen: string) => {
            const role = choices.find(({ id }) => id === chosen)
            // A refusal has been told by the application.
            if (role) await setRole(user, role).catch(() => {})
          },
        } as const,
      }),
    },
    {
      id: 'status',
      label: t('fields.status'),
      width: 132,
      sort: 'status',
      cell: ({ status }) => <StatusChip status={status} />,
    },
    { id: 'lastUsedAt', label: t('fields.lastUsedAt'), width: 160, sort: '-lastUsedAt', cell: lastUse },
    {
      id: 'secondFactor',
      label: t('fields.secondFactor'),
      width: 140,
      isOffCard: true,
      cell: ({ status, secondFactor }) => (status === 'invited' ? quiet('—') : <FactorMark isOn={secondFactor} />),
    },
    {
      id: 'jobTitle',
      label: t('fields.jobTitle'),
      width: 190,
      isHidden: true,
      isOffCard: true,
      cell: ({ jobTitle }) => (
        <span className={styles.line}>
          <bdi>{jobTitle}</bdi>
        </span>
      ),
    },
    {
      id: 'email',
      label: t('fields.email'),
      width: 240,
      sort: 'email',
      isHidden: true,
      isOffCard: true,
      cell: ({ email }) => (
        <span className={styles.line}>
          <bdi>{email}</bdi>
        </span>
      ),
    },
    {
      id: 'sessions',
      label: t('fields.sessions'),
      width: 110,
      align: 'end',
      isHidden: true,
      isOffCard: true,
      cell: ({ sessions }) => format.number(sessions),
    },
    {
      id: 'createdAt',
      label: t('fields.createdAt'),
      width: 132,
      sort: '-createdAt',
      isHidden: true,
      isOffCard: true,
      cell: ({ createdAt }) =>
        createdAt === null ? quiet('—') : <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
    { id: 'actions', label: t('fields.actions'), width: 60, pin: 'end', cell: (user) => <UserActions user={user} /> },
  ]
}
