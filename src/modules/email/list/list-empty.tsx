import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { NothingFound } from '#platform/ui/states/nothing-found.tsx'
import { linkTo } from '../email-view.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import { useEmailView } from '../use-email-view.ts'
import { useRights } from '../use-rights.ts'

/** Message of an empty list, with a link to continue. */
export function ListEmpty() {
  const t = useTexts('email')
  const rights = useRights()
  const { view } = useEmailView()
  const folder = getSearchFolder(view)

  if (view.q?.trim())
    return (
      <NothingFound
        title={t('empty.found')}
        text={t('empty.foundText')}
        to={linkTo(view, { q: undefined })}
        clearLabel={t('empty.clear')}
      />
    )
  if (view.label !== undefined)
    return <EmptyState picture="/pictures/empty/inbox-empty.svg" title={t('empty.label')} text={t('empty.labelText')} />
  if (folder === 'trash') return <EmptyState picture="/pictures/empty/trash-empty.svg" title={t('empty.trash')} />
  if (folder === 'spam')
    return <EmptyState picture="/pictures/empty/trash-empty.svg" title={t('empty.spam')} text={t('empty.spamText')} />
  if (folder === 'inbox')
    return <EmptyState picture="/pictures/empty/inbox-empty.svg" title={t('empty.inbox')} text={t('empty.inboxText')} />
  return (
    <EmptyState
      picture="/pictures/empty/inbox-empty.svg"
      title={t('empty.folder')}
      action={
        rights.create && (
          <Button component={Link} to={linkTo(view, { compose: 'new' })} variant="contained">
            {t('compose.new')}
          </Button>
        )
      }
    />
  )
}
