import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { notFound } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { FieldList } from '#platform/ui/fields/field-list.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import { fields, type PlainRecord } from '../contract.ts'
import { api } from '../plain-records-client.ts'
import { usePlainRecordTexts } from '../use-plain-record-texts.ts'
import { DetailActions } from './detail-actions.tsx'
import { TrashNotice } from './trash-notice.tsx'

export function Component() {
  const id = Number(useParams()['id'])
  const isNumber = Number.isInteger(id) && id > 0 && id < 2 ** 31
  const { data, error, refetch } = useQuery({ ...api.show.query({ params: { id } }), enabled: isNumber })
  if (data) return <Detail plainRecord={data} />
  if (!isNumber || error)
    return <ErrorState error={error ?? notFound()} onRetry={isNumber ? () => void refetch() : undefined} as="h1" />
  return <DetailSkeleton />
}

/** The values of a record, and its actions. */
function Detail({ plainRecord }: { plainRecord: PlainRecord }) {
  const t = useTexts('plain-records')
  const texts = usePlainRecordTexts()
  const { dateTime } = useFormats()
  useScreenTitle(plainRecord.plainName)
  return (
    <>
      <PageHeader
        title={<bdi>{plainRecord.plainName}</bdi>}
        lead={t('changed', { when: dateTime(plainRecord.updatedAt) })}
        actions={<DetailActions plainRecord={plainRecord} />}
      />
      {plainRecord.deleted && <TrashNotice plainRecord={plainRecord} />}
      <Card>
        <FieldList
          fields={fields}
          record={plainRecord}
          texts={texts}
          // <files>
          loadFile={(file) => api.file.send({ params: { id: plainRecord.id, file } })}
          // </files>
        />
      </Card>
    </>
  )
}

function DetailSkeleton() {
  const t = useTexts('plain-records')
  return (
    <>
      <PageHeader title={t('one')} lead={<Skeleton width={220} />} />
      <Card>
        <SkeletonText lines={6} />
      </Card>
    </>
  )
}
