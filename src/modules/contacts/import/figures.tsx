import { useFormats } from '#platform/i18n/format.ts'
import styles from './import-dialog.module.css'

interface FiguresProps {
  figures: readonly { label: string; value: number; tone: 'success' | 'warning' | 'error' }[]
}

export function Figures({ figures }: FiguresProps) {
  const format = useFormats()
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, tone }) => (
        <div key={label} data-tone={value === 0 ? undefined : tone}>
          <dt>{label}</dt>
          <dd>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
