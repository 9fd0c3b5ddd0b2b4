import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { forbidden, notFound } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { api } from '../plain-records-client.ts'
import { useRights } from '../use-rights.ts'
import { PlainRecordForm } from './plain-record-form.tsx'

export function Component() {
  const t = useTexts('plain-records')
  const id = Number(useParams()['id'])
  const isNumber = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, refetch } = useQuery({ ...api.show.query({ params: { id } }), enabled: isNumber })
  const rights = useRights(data)
  const title = data && t('editingOf', { name: data.plainName })
  useScreenTitle(title)
  if (!rights.update) return <ErrorState error={forbidden()} as="h1" />
  if (!isNumber || data?.deleted) return <ErrorState error={notFound()} as="h1" />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} as="h1" />
  return (
    <>
      <PageHeader title={title ?? t('editing')} />
      {data ? (
        <PlainRecordForm key={data.id} plainRecord={data} />
      ) : (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
    </>
  )
}
