import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { NothingFound } from '#platform/ui/states/nothing-found.tsx'
import { isNarrowed, isPreset, linkTo, linkToPreset } from '../contacts-view.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'

/** The reason why the list is empty, and actions for it. */
export function ListEmpty({ onImport }: { onImport: () => void }) {
  const t = useTexts('contacts')
  const rights = useRights()
  const { view } = useContactsView()

  if (view.q?.trim())
    return (
      <NothingFound
        title={t('empty.found', { q: view.q.trim() })}
        text={t('empty.foundText')}
        to={linkTo(view, { q: undefined })}
        clearLabel={t('empty.clear')}
      />
    )
  if (isPreset(view, { deleted: true }))
    return <EmptyState picture="/pictures/empty/trash-empty.svg" title={t('empty.trash')} text={t('empty.trashText')} />
  if (isPreset(view, { starred: true }))
    return (
      <EmptyState picture="/pictures/empty/no-contacts.svg" title={t('empty.starred')} text={t('empty.starredText')} />
    )
  if (isNarrowed(view))
    return <NothingFound title={t('empty.here')} to={linkToPreset(view, {})} clearLabel={t('empty.showAll')} />
  return (
    <EmptyState
      picture="/pictures/empty/no-contacts.svg"
      title={t('empty.none')}
      text={t('empty.noneText')}
      action={
        rights.create && (
          <>
            <Button component={Link} to={linkTo(view, { contact: 'new' })} variant="contained">
              {t('new')}
            </Button>
            <Button variant="outlined" color="secondary" onClick={onImport}>
              {t('import.title')}
            </Button>
          </>
        )
      }
    />
  )
}
