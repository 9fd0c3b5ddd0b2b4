import { FieldFilters } from '#platform/ui/fields/field-filters.tsx'
import { fields, PlainRecordList } from '../contract.ts'
import { usePlainRecordTexts } from '../use-plain-record-texts.ts'
import { PlainRecordsView } from './plain-records-view.ts'
import { usePlainRecordsView } from './use-plain-records-view.ts'

/** The filters of the list. */
export function ListFilters() {
  const texts = usePlainRecordTexts()
  const { view, narrow } = usePlainRecordsView()
  return (
    <FieldFilters
      fields={fields}
      list={PlainRecordList}
      texts={texts}
      view={view}
      onChange={(changes) => narrow(PlainRecordsView.parse(changes))}
    />
  )
}
