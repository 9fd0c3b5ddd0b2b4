import type { Label } from './contract-schemas.ts'
import styles from './label-chip.module.css'

export const LabelChip = ({ label: { name, color } }: { label: Pick<Label, 'name' | 'color'> }) => (
  <span className={styles.chip} data-color={color} dir="auto">
    {name}
  </span>
)
