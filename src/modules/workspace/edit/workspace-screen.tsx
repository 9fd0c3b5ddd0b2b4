import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { forbidden } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { workspace } from '../contract.ts'
import { api } from '../workspace-client.ts'
import { SettingsForm } from './settings-form.tsx'

// Beside the form, which is all that most visits are for.
const FirstSteps = lazy(async () => ({ default: (await import('../setup/first-steps.tsx')).FirstSteps }))
const EmailPart = lazy(async () => ({ default: (await import('./email-part.tsx')).EmailPart }))

export function Component() {
  const t = useTexts('workspace')
  const can = useCan()
  const mayRead = can('read', workspace.name)
  const mayEdit = can('update', workspace.name)
  const { data, error, refetch } = useQuery({ ...api.show.query(), enabled: mayRead })
  if (!mayRead) return <ErrorState error={forbidden()} as="h1" />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} as="h1" />
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {data ? (
        <div className="grid one-column gap-8">
          <Suspense>
            <FirstSteps mayEdit={mayEdit} />
          </Suspense>
          <SettingsForm settings={data} mayEdit={mayEdit} />
          <Suspense>
            <EmailPart mayEdit={mayEdit} />
          </Suspense>
        </div>
      ) : (
        <div className="grid gap-5">
          <Skeleton height={280} />
          <Skeleton height={360} />
        </div>
      )}
    </>
  )
}
