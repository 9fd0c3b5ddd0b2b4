import type { Label } from './contract-email.ts'
import styles from './label-chip.module.css'

/** A label as it stands on a conversation. */
export const LabelChip = ({ label: { name, color } }: { label: Pick<Label, 'name' | 'color'> }) => (
  <span className={styles.chip} data-color={color}>
    <bdi>{name}</bdi>
  </span>
)

/** The label's colour alone, beside its name. */
export const LabelDot = ({ color }: Pick<Label, 'color'>) => (
  <span className={styles.dot} data-color={color} aria-hidden />
)
