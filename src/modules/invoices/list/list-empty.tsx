import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { NothingFound } from '#platform/ui/states/nothing-found.tsx'
import { useRights } from '../use-rights.ts'
import { getFilters, isNarrowed, linkTo, removeFilters } from './invoices-view.ts'
import { useInvoicesView } from './use-invoices-view.ts'

/** The reason for an empty list, with an action. */
export function ListEmpty() {
  const t = useTexts('invoices')
  const rights = useRights()
  const { view } = useInvoicesView()
  const q = view.q?.trim()
  const isOnlyTrash = Object.keys(getFilters(view)).join('') === 'deleted'

  if (isOnlyTrash)
    return (
      <EmptyState
        picture="/pictures/empty/trash-empty.svg"
        title={t('empty.deleted')}
        text={t('empty.deletedText')}
        action={
          <Button component={Link} to={linkTo(view, removeFilters)} variant="outlined" color="secondary">
            {t('list.showCurrent')}
          </Button>
        }
      />
    )
  if (isNarrowed(view))
    return (
      <NothingFound
        title={q ? t('empty.found', { q }) : t('empty.here')}
        text={q && t('empty.foundText')}
        to={linkTo(view, removeFilters)}
        clearLabel={t('list.clear')}
      />
    )
  return (
    <EmptyState
      picture="/pictures/empty/inbox-empty.svg"
      title={t('empty.none')}
      text={t('empty.noneText')}
      action={
        rights.create && (
          <Button component={Link} to="/apps/invoice/create" variant="contained">
            {t('new')}
          </Button>
        )
      }
    />
  )
}
