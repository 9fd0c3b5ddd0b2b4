import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fieldColumns } from '#platform/ui/fields/field-columns.tsx'
import type { Column } from '#platform/ui/table/columns/column.ts'
import { fields, type PlainRecord, PlainRecordList } from '../contract.ts'
import { usePlainRecordTexts } from '../use-plain-record-texts.ts'
import { RowActions } from './row-actions.tsx'

/** The columns of the list: the name, the other fields of the contract, and the actions. */
export function useColumns(): Column<PlainRecord>[] {
  const t = useTexts('plain-records')
  const texts = usePlainRecordTexts()
  const { date } = useFormats()
  const others = fieldColumns<PlainRecord>({ fields, list: PlainRecordList, texts, title: 'plainName' })
  return [
    {
      id: 'plainName',
      label: texts.field('plainName'),
      width: 220,
      minWidth: 140,
      grows: true,
      pin: 'start',
      sort: 'plainName',
      cell: (plainRecord) => (
        <Link
          className="min-inline-0 truncate text-normal semibold no-underline hover-brand hover-underline"
          to={`/apps/plain-records/${plainRecord.id}`}
          draggable={false}
        >
          <bdi>{plainRecord.plainName}</bdi>
        </Link>
      ),
    },
    ...others,
    {
      id: 'createdAt',
      label: t('createdAt'),
      width: 132,
      sort: '-createdAt',
      isHidden: true,
      isOffCard: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time>,
    },
    {
      id: 'actions',
      label: t('actions'),
      width: 96,
      pin: 'end',
      cell: (plainRecord) => <RowActions plainRecord={plainRecord} />,
    },
  ]
}
