import { asWritten } from '#platform/i18n/as-written.ts'
import { colorChoices, type Label } from './contract-schemas.ts'
import styles from './label-chip.module.css'

export const LabelChip = ({ label: { name, color } }: { label: Pick<Label, 'name' | 'color'> }) => (
  <span className={styles.chip} data-tone={colorChoices[color].tone} {...asWritten(name)}>
    {name}
  </span>
)
