import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { RecordBulkActions } from '#platform/ui/records/record-bulk-actions.tsx'
import type { TableSelection } from '#platform/ui/table/use-table-selection.ts'
import { fields, type PlainRecord } from '../contract.ts'
import { api } from '../plain-records-client.ts'
import { usePlainRecordTexts } from '../use-plain-record-texts.ts'
import { useRights } from '../use-rights.ts'
import { createExportSource } from './plain-records-source.ts'
import { usePlainRecordsView } from './use-plain-records-view.ts'

/** Actions on all selected records. */
export function BulkActions({ selecting }: { selecting: TableSelection<PlainRecord> }) {
  const t = useTexts('plain-records')
  const texts = usePlainRecordTexts()
  const rights = useRights()
  const { view } = usePlainRecordsView()
  const { mutateAsync: change, isPending } = useMutation(api.bulk.mutation())
  return (
    <RecordBulkActions
      title={t('title')}
      fields={fields}
      texts={texts}
      selecting={selecting}
      source={createExportSource(view)}
      change={(ids, changes) => change({ body: { ids, changes } })}
      isPending={isPending}
      isTrash={view.deleted === true}
      rights={rights}
    />
  )
}
