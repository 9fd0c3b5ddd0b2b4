import { IconLock, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { RoleRecord } from '../contract.ts'
import { api } from '../roles-client.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import styles from './role-list.module.css'

/** All roles with the number of their users. */
export function RoleList({ open }: { open: string | undefined }) {
  const t = useTexts('roles')
  const { data, error, refetch } = useQuery(api.list.query())
  if (error && !data) return <ErrorState small error={error} onRetry={() => void refetch()} />
  return (
    <nav aria-label={t('list.label')} className="scroll-y">
      <ul className="grid gap-1 padding-2">
        {data?.map((role) => (
          <li key={role.id}>
            <Entry role={role} isOpen={role.id === open} />
          </li>
        )) ?? <Waiting />}
      </ul>
    </nav>
  )
}

function Entry({ role, isOpen }: { role: RoleRecord; isOpen: boolean }) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const name = getRoleName(role.id, role.name)
  const mark = role.fixed
    ? t('list.fixed')
    : role.changed
      ? t('list.changed')
      : role.shipped
        ? undefined
        : t('list.own')
  return (
    <Link
      to={{ search: `?role=${encodeURIComponent(role.id)}` }}
      className={styles.entry}
      aria-current={isOpen || undefined}
    >
      <span className={styles.name} {...asWritten(name)}>
        {name}
        {role.fixed && <IconLock size={16} aria-hidden />}
      </span>
      <span className="row wrap gap-1 text-quiet text-13">
        <IconUsers size={16} aria-hidden />
        {t('list.users', { count: role.users })}
        {mark && <span className="push-end">{mark}</span>}
      </span>
    </Link>
  )
}

const Waiting = () =>
  Array.from({ length: 4 }, (_, index) => (
    <li key={index} className={styles.entry}>
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </li>
  ))
