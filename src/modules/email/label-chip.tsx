import { asWritten } from '#platform/i18n/as-written.ts'
import { type Label, labelColorChoices } from './contract-email.ts'
import styles from './label-chip.module.css'

/** A label on a conversation. */
export const LabelChip = ({ label: { name, color } }: { label: Pick<Label, 'name' | 'color'> }) => (
  <span className={styles.chip} data-tone={labelColorChoices[color].tone}>
    <bdi {...asWritten(name)}>{name}</bdi>
  </span>
)

/** The colour of a label, shown beside its name. */
export const LabelDot = ({ color }: Pick<Label, 'color'>) => (
  <span className={styles.dot} data-tone={labelColorChoices[color].tone} aria-hidden />
)
