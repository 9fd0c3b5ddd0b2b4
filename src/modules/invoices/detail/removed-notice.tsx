import { useTexts } from '#platform/i18n/use-texts.ts'
import { TrashNotice } from '#platform/ui/records/trash-notice.tsx'
import { useRights } from '../use-rights.ts'

/** The notice on a deleted invoice, with a button that restores it. */
export function RemovedNotice({ isDraft, onRestore }: { isDraft: boolean; onRestore: () => void }) {
  const t = useTexts('invoices')
  const { remove } = useRights()
  return <TrashNotice text={t(isDraft ? 'removed' : 'removedIssued')} onRestore={remove ? onRestore : undefined} />
}
