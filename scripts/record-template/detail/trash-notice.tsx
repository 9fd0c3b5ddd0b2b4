import { useTexts } from '#platform/i18n/use-texts.ts'
import { TrashNotice as Notice } from '#platform/ui/records/trash-notice.tsx'
import type { PlainRecord } from '../contract.ts'
import { usePlainRecordActions } from '../use-plain-record-actions.ts'
import { useRights } from '../use-rights.ts'

/** Shows that the record is in the trash, and restores it. */
export function TrashNotice({ plainRecord }: { plainRecord: PlainRecord }) {
  const t = useTexts('plain-records')
  const rights = useRights(plainRecord)
  const { restore } = usePlainRecordActions()
  return <Notice text={t('trash.here')} onRestore={rights.update ? () => restore(plainRecord) : undefined} />
}
