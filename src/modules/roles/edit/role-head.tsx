import { IconArrowLeft, IconDots } from '@tabler/icons-react'
import { Menu, MenuItem } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { RoleRecord } from '../contract.ts'
import { api } from '../roles-client.ts'
import { useRights } from '../use-rights.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { toPlainRules } from './plain-rules.ts'
import styles from './role-head.module.css'
import { useRolesView } from './roles-view.ts'

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }))
const RemoveDialog = lazy(async () => ({ default: (await import('./remove-dialog.tsx')).RemoveDialog }))

const maxFaces = 8

/** The role's name, its users, and actions on the role. */
export function RoleHead({ role }: { role: RoleRecord }) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const name = getRoleName(role.id, role.name)
  const { setView } = useRolesView()
  const { data: users } = useQuery(api.users.query({ params: { id: role.id } }))
  const [dialog, setDialog] = useState<'rename' | 'remove'>()
  const close = () => setDialog(undefined)
  return (
    <header className={styles.head}>
      <Link to={{ search: '' }} className={styles.back} aria-label={t('back')}>
        <IconArrowLeft size={20} aria-hidden />
      </Link>
      <div className="grid flex-1 gap-2 min-inline-0">
        <h2 className={styles.name} {...asWritten(name)}>
          {name}
        </h2>
        {users?.length === 0 && <p className="text-quiet text-13">{t('editor.nobody')}</p>}
        {users && users.length > 0 && (
          <p className="row wrap gap-1">
            {users.slice(0, maxFaces).map(({ id, name, avatar }) => (
              <span key={id} title={name}>
                <Avatar name={name} src={avatar} size={28} />
                <span className="visually-hidden">{name}</span>
              </span>
            ))}
            <span className="text-quiet text-13">{t('list.users', { count: users.length })}</span>
          </p>
        )}
      </div>
      <Actions role={role} onAsk={setDialog} />
      <Suspense>
        {dialog === 'rename' && <NameDialog role={role} onClose={close} />}
        {dialog === 'remove' && (
          <RemoveDialog role={role} onClose={close} onRemoved={() => setView({ role: undefined })} />
        )}
      </Suspense>
    </header>
  )
}

/** Actions on the role; renders nothing without any. */
function Actions({ role, onAsk }: { role: RoleRecord; onAsk: (dialog: 'rename' | 'remove') => void }) {
  const t = useTexts('roles')
  const rights = useRights()
  const { setView } = useRolesView()
  const reset = useReset(role)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const actions = [
    { name: 'duplicate' as const, isThere: rights.create, opensDialog: true, run: () => setView({ add: true }) },
    { name: 'rename' as const, isThere: rights.update && !role.shipped, opensDialog: true, run: () => onAsk('rename') },
    { name: 'reset' as const, isThere: rights.update && role.changed, isDisabled: reset.isPending, run: reset.run },
    { name: 'remove' as const, isThere: rights.remove && !role.shipped, opensDialog: true, run: () => onAsk('remove') },
  ].filter(({ isThere }) => isThere)

  if (actions.length === 0) return null
  return (
    <>
      <IconAction label={t('editor.more')} icon={<IconDots size={20} aria-hidden />} opens="menu" onClick={setAnchor} />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map(({ name, opensDialog = false, isDisabled = false, run }) => (
          <MenuItem
            key={name}
            aria-haspopup={opensDialog ? 'dialog' : undefined}
            disabled={isDisabled}
            onClick={() => {
              close()
              run()
            }}
          >
            {t(`editor.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

/** Restores the shipped rules of a role, with undo. */
function useReset(role: RoleRecord) {
  const t = useTexts('roles')
  const getRoleName = useRoleName()
  const reset = useMutation(api.reset.mutation())
  const undo = useMutation(api.edit.mutation())
  const params = { id: role.id }
  const run = () =>
    void reset.mutateAsync({ params, body: { version: role.version } }).then(
      ({ version }) =>
        toast({
          text: t('done.reset', { role: getRoleName(role.id, role.name) }),
          tone: 'success',
          undo: () => undo.mutate({ params, body: { rules: toPlainRules(role.rules), version } }),
        }),
      () => {},
    )
  return { run, isPending: reset.isPending }
}
