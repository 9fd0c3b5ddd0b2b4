import { useMutation } from '@tanstack/react-query'
import { ImportButton } from '#platform/ui/records/import-button.tsx'
import { fields, PlainRecordDraft } from '../contract.ts'
import { api } from '../plain-records-client.ts'
import { usePlainRecordTexts } from '../use-plain-record-texts.ts'

/** Imports records from a file. */
export function ImportRecords() {
  const texts = usePlainRecordTexts()
  const { mutateAsync: send } = useMutation(api.import.mutation())
  const { mutateAsync: change } = useMutation(api.bulk.mutation())
  return (
    <ImportButton
      fields={fields}
      texts={texts}
      draft={PlainRecordDraft}
      title="plainName"
      send={(rows, dryRun) => send({ body: { rows, dryRun } })}
      remove={(ids) => change({ body: { ids, changes: { deleted: true } } })}
    />
  )
}
