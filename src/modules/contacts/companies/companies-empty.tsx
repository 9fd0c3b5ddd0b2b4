import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { NothingFound } from '#platform/ui/states/nothing-found.tsx'
import { linkToCompanies } from '../companies-view.ts'
import { useCompaniesView } from '../use-companies-view.ts'
import { useCompanyRights } from './use-company-rights.ts'

/** The reason why the list is empty, and actions for it. */
export function CompaniesEmpty() {
  const t = useTexts('contacts')
  const rights = useCompanyRights()
  const { view } = useCompaniesView()

  if (view.q?.trim())
    return (
      <NothingFound
        title={t('empty.found', { q: view.q.trim() })}
        text={t('companies.empty.foundText')}
        to={linkToCompanies({ q: undefined }, view)}
        clearLabel={t('empty.clear')}
      />
    )
  if (view.deleted)
    return (
      <EmptyState
        picture="/pictures/empty/trash-empty.svg"
        title={t('empty.trash')}
        text={t('companies.empty.trashText')}
      />
    )
  return (
    <EmptyState
      picture="/pictures/empty/no-contacts.svg"
      title={t('companies.empty.none')}
      text={t('companies.empty.noneText')}
      action={
        rights.create && (
          <Button component={Link} to={linkToCompanies({ company: 'new' })} variant="contained">
            {t('companies.new')}
          </Button>
        )
      }
    />
  )
}
