import type { AuditEntry } from './contract.ts'
import { useEntryTitle } from './use-entry-title.ts'

// Stands for the label until the text around it is known.
const mark = '\u2063'

/** What an entry is about; the record's name keeps its own direction, whatever the language around it. */
export function EntryTitle({ entry }: { entry: Pick<AuditEntry, 'topic' | 'label' | 'recordId'> }) {
  const titleOf = useEntryTitle()
  if (!entry.label) return titleOf(entry)
  const [before, after] = titleOf({ ...entry, label: mark }).split(mark)
  return (
    <>
      {before}
      <bdi>{entry.label}</bdi>
      {after}
    </>
  )
}
