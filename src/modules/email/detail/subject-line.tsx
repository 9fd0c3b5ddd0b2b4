import { asWritten } from '#platform/i18n/as-written.ts'
import type { Email } from '../contract-email.ts'
import { LabelChip } from '../label-chip.tsx'
import { useFacets } from '../use-facets.ts'
import styles from './thread-pane.module.css'

/** The subject of a conversation with its labels. */
export function SubjectLine({ subject, messages }: { subject: string; messages: readonly Email[] }) {
  const labels = useFacets()?.labels ?? []
  return (
    <div className={styles.subjectLine}>
      <h2 className={styles.subject} {...asWritten(subject)}>
        {subject}
      </h2>
      {labels
        .filter(({ id }) => messages.some((message) => message.labels.includes(id)))
        .map((label) => (
          <LabelChip key={label.id} label={label} />
        ))}
    </div>
  )
}
