import { IconUserPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Screen } from '#platform/ui/panes/panes.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { ownLinks } from '../invite/own-links.ts'
import { useRights } from '../use-rights.ts'
import { UserTable } from './user-table.tsx'
import { useUsersView } from './use-users-view.ts'

const InviteDialog = lazy(async () => ({ default: (await import('../invite/invite-dialog.tsx')).InviteDialog }))
const LinksDialog = lazy(async () => ({ default: (await import('../invite/links-dialog.tsx')).LinksDialog }))
const UserDrawer = lazy(async () => ({ default: (await import('../detail/user-drawer.tsx')).UserDrawer }))

/** The list of accounts, with the dialogs above it. */
export function Component() {
  const t = useTexts('users')
  const rights = useRights()
  const { view, setView } = useUsersView()
  const hasLinks = ownLinks.useValue().length > 0
  const invite = () => setView({ invite: true })
  useShortcuts(
    t('title'),
    rights.create ? [{ keys: 'c', label: t('invite.action'), run: invite, opensField: true }] : [],
  )
  return (
    <>
      <Screen
        title={t('title')}
        actions={
          rights.create && (
            <Button
              variant="contained"
              aria-haspopup="dialog"
              data-opens="field"
              startIcon={<IconUserPlus size={18} aria-hidden />}
              onClick={invite}
            >
              {t('invite.action')}
            </Button>
          )
        }
      >
        <UserTable />
      </Screen>
      <Suspense>
        {view.user !== undefined && (
          <UserDrawer key={view.user} id={view.user} onClose={() => setView({ user: undefined })} />
        )}
      </Suspense>
      <Suspense>{hasLinks && <LinksDialog />}</Suspense>
      <Suspense>
        {view.invite && rights.create && <InviteDialog onClose={() => setView({ invite: undefined })} />}
      </Suspense>
    </>
  )
}
