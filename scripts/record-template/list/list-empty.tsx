import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { useRights } from '../use-rights.ts'
import { isNarrowed, linkToAll } from './plain-records-view.ts'
import { usePlainRecordsView } from './use-plain-records-view.ts'

/** Why the list is empty, with a way on. */
export function ListEmpty() {
  const t = useTexts('plain-records')
  const rights = useRights()
  const { view } = usePlainRecordsView()
  const resetButton = (
    <Button component={Link} to={linkToAll(view)} variant="outlined" color="secondary">
      {t('empty.all')}
    </Button>
  )
  if (isNarrowed(view))
    return <EmptyState picture="/pictures/empty/nothing-found.svg" title={t('empty.found')} action={resetButton} />
  if (view.deleted)
    return <EmptyState picture="/pictures/empty/trash-empty.svg" title={t('empty.trash')} action={resetButton} />
  return (
    <EmptyState
      picture="/pictures/empty/nothing-planned.svg"
      title={t('empty.none')}
      action={
        rights.create && (
          <Button component={Link} to="/apps/plain-records/new" variant="contained">
            {t('new')}
          </Button>
        )
      }
    />
  )
}
