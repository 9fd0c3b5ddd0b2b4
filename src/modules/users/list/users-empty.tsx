import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { NothingFound } from '#platform/ui/states/nothing-found.tsx'
import { useRights } from '../use-rights.ts'
import { useUsersView } from './use-users-view.ts'
import { linkTo } from './users-view.ts'

/** Empty state of the list, with a suggestion. */
export function UsersEmpty() {
  const t = useTexts('users')
  const rights = useRights()
  const { view } = useUsersView()
  const q = view.q?.trim()
  const isNarrowed = Boolean(q) || Boolean(view.role?.length)
  if (!isNarrowed && view.status === 'invited')
    return (
      <EmptyState
        picture="/pictures/empty/inbox-empty.svg"
        title={t('empty.invited')}
        text={t('empty.invitedText')}
        action={
          rights.create && (
            <Button component={Link} to={linkTo(view, { invite: true })} variant="contained">
              {t('invite.action')}
            </Button>
          )
        }
      />
    )
  if (!isNarrowed && view.status === 'suspended')
    return (
      <EmptyState
        picture="/pictures/empty/no-contacts.svg"
        title={t('empty.suspended')}
        text={t('empty.suspendedText')}
      />
    )
  return (
    <NothingFound
      title={q ? t('empty.found', { q }) : t('empty.here')}
      text={t('empty.foundText')}
      to={linkTo(view, { q: undefined, role: undefined, status: undefined, page: undefined })}
      clearLabel={t('empty.showAll')}
    />
  )
}
