import { asWritten } from '#platform/i18n/as-written.ts'
import type { AuditEntry } from './contract.ts'
import { useEntryTitle } from './use-entry-title.ts'

// Placeholder for the label, to split the translated text around it.
const mark = '\u2063'

/** Title of an entry; the record's name is isolated for bidirectional text. */
export function EntryTitle({ entry }: { entry: Pick<AuditEntry, 'topic' | 'label' | 'recordId'> }) {
  const getEntryTitle = useEntryTitle()
  if (!entry.label) return getEntryTitle(entry)
  const [before, after] = getEntryTitle({ ...entry, label: mark }).split(mark)
  return (
    <>
      {before}
      <bdi {...asWritten(entry.label)}>{entry.label}</bdi>
      {after}
    </>
  )
}
