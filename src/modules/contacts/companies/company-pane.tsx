import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useIsNext, usePaneFocus } from '#platform/ui/panes/use-pane-focus.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { commandKeys } from '#platform/web/shortcuts/own-keys.ts'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { api } from '../companies-client.ts'
import styles from '../detail/detail-pane.module.css'
import { DetailSkeleton } from '../detail/detail-skeleton.tsx'
import { useCompaniesView } from '../use-companies-view.ts'
import { CompanyCard } from './company-card.tsx'
import { CompanyHead } from './company-head.tsx'
import type { CompanyActions } from './use-company-actions.ts'
import { useCompanyRights } from './use-company-rights.ts'

const CompanyForm = lazy(async () => ({ default: (await import('./company-form.tsx')).CompanyForm }))

/** The open company, to read or to edit, or a blank one. */
export function CompanyPane({ actions }: { actions: CompanyActions }) {
  const t = useTexts('contacts')
  const { view } = useCompaniesView()
  const { company } = view
  const isNew = company === 'new'
  const isNext = useIsNext(company)
  return (
    <section className={styles.pane} aria-label={isNew ? t('companies.new') : t('companies.detail')}>
      {isNew && <NewCompany />}
      {typeof company === 'number' && <OpenCompany key={company} id={company} actions={actions} isNext={isNext} />}
    </section>
  )
}

function NewCompany() {
  const t = useTexts('contacts')
  const rights = useCompanyRights()
  useScreenTitle(t('companies.new'))
  return (
    <>
      <CompanyHead title={t('companies.new')} />
      {rights.create ? (
        <Suspense fallback={<DetailSkeleton />}>
          <CompanyForm />
        </Suspense>
      ) : (
        <p className="padding-6 text-quiet">{t('companies.notAllowed')}</p>
      )}
    </>
  )
}

interface OpenCompanyProps {
  id: number
  actions: CompanyActions
  /** Whether another company was open before. */
  isNext: boolean
}

function OpenCompany({ id, actions, isNext: hasNext }: OpenCompanyProps) {
  const t = useTexts('contacts')
  const { view, edit, close } = useCompaniesView()
  const { data, error, refetch } = useQuery(api.show.query({ params: { id } }))
  const rights = useCompanyRights(data)
  useScreenTitle(data?.name)
  const mayUpdate = rights.update && data?.deleted === false
  const isEditing = Boolean(view.edit) && mayUpdate
  const pane = usePaneFocus<HTMLDivElement>({ isOpen: Boolean(data ?? error), hasNext, isEditing })

  if (!data)
    return (
      <div
        ref={pane}
        className={styles.inner}
        role="group"
        aria-label={t('companies.detail')}
        tabIndex={-1}
        aria-busy={!error}
      >
        <CompanyHead />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} small /> : <DetailSkeleton />}
      </div>
    )
  const onKeyDown = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (target instanceof Element && target.closest('dialog, [role="dialog"], [role="alertdialog"]')) return
    if (key === 'Escape') close()
    else if (commandKeys(nativeEvent) === 'e' && mayUpdate) edit(data.id)
  }
  return (
    <div
      ref={pane}
      className={styles.inner}
      role="group"
      aria-label={data.name}
      tabIndex={-1}
      onKeyDown={isEditing ? undefined : onKeyDown}
    >
      <CompanyHead company={data} isEditing={isEditing} actions={actions} />
      {isEditing ? (
        <Suspense fallback={<DetailSkeleton />}>
          <CompanyForm company={data} />
        </Suspense>
      ) : (
        <CompanyCard company={data} />
      )}
    </div>
  )
}
