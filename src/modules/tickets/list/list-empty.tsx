import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { NothingFound } from '#platform/ui/states/nothing-found.tsx'
import { isNarrowed, isPreset, linkTo, linkToPreset } from '../tickets-view.ts'
import { useRights } from '../use-rights.ts'
import { useTicketsView } from '../use-tickets-view.ts'

/** The reason why the list is empty, and actions for it. */
export function ListEmpty() {
  const t = useTexts('tickets')
  const rights = useRights()
  const { view } = useTicketsView()
  const q = view.ticketSearch?.trim()

  if (q)
    return (
      <NothingFound
        title={t('empty.found', { q })}
        text={t('empty.foundText')}
        to={linkTo(view, { ticketSearch: undefined })}
        clearLabel={t('empty.clear')}
      />
    )
  if (isPreset(view, { deleted: true }))
    return <EmptyState picture="/pictures/empty/trash-empty.svg" title={t('empty.trash')} text={t('empty.trashText')} />
  if (view.view === 'overdue' || view.view === 'mine')
    return (
      <EmptyState
        picture="/pictures/empty/nothing-planned.svg"
        title={t(`empty.${view.view}`)}
        text={t(`empty.${view.view}Text`)}
      />
    )
  if (isNarrowed(view))
    return <NothingFound title={t('empty.here')} to={linkToPreset(view, {})} clearLabel={t('empty.showAll')} />
  return (
    <EmptyState
      picture="/pictures/empty/inbox-empty.svg"
      title={t('empty.none')}
      text={t('empty.noneText')}
      action={
        rights.create && (
          <Button component={Link} to={linkTo(view, { ticket: 'new' })} variant="contained">
            {t('new')}
          </Button>
        )
      }
    />
  )
}
