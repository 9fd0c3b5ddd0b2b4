import { useQuery } from '@tanstack/react-query'
import { Button } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import { drafts, forms } from '../contract.ts'
import { draftApi } from '../forms-client.ts'
import { DraftList } from './draft-list.tsx'
import { WizardView } from './wizard-view.ts'

const Wizard = lazy(async () => ({ default: (await import('./wizard.tsx')).Wizard }))
const Registered = lazy(async () => ({ default: (await import('./registration-done.tsx')).RegistrationDone }))

/** The wizard, from a new draft to the registered supplier. Draft and step are in the URL. */
export function Component() {
  const t = useTexts('forms')
  const can = useCan()
  const [view] = useView(WizardView)
  if (!can('create', forms.name) || !can('create', drafts.name))
    return (
      <EmptyState
        as="h1"
        picture="/pictures/empty/not-allowed.svg"
        title={t('forbidden.title')}
        text={t('forbidden.text')}
      />
    )
  return (
    <>
      <PageHeader title={t('menu.wizard')} lead={t('wizard.lead')} />
      {view.done ? (
        <Suspense fallback={<Waiting />}>
          <Registered key={view.done} id={view.done} draftId={view.draft} />
        </Suspense>
      ) : view.draft ? (
        <OpenDraft key={view.draft} id={view.draft} />
      ) : (
        <DraftList />
      )}
    </>
  )
}

function OpenDraft({ id }: { id: number }) {
  const t = useTexts('forms')
  const { data: draft, error, refetch } = useQuery(draftApi.show.query({ params: { id } }))
  if (draft && !draft.discarded && draft.supplierId === null)
    return (
      <Suspense fallback={<Waiting />}>
        <Wizard draft={draft} />
      </Suspense>
    )
  if (draft)
    return (
      <EmptyState
        picture="/pictures/empty/nothing-found.svg"
        title={t('drafts.gone')}
        text={t('drafts.goneText')}
        action={
          <Button component={Link} to="." variant="contained">
            {t('drafts.toList')}
          </Button>
        }
      />
    )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <Waiting />
}

const Waiting = () => (
  <Card>
    <SkeletonText lines={8} />
  </Card>
)
