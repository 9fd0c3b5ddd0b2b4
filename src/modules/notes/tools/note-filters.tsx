import { IconX } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorMark } from '../color-mark.tsx'
import { type Color, colors } from '../contract.ts'
import styles from './note-filters.module.css'

interface NoteFiltersProps {
  labels: readonly { label: string; count: number }[]
  chosenColors: readonly Color[]
  chosenLabels: readonly string[]
  active: boolean
  onColors: (colors: Color[]) => void
  onLabels: (labels: string[]) => void
  onClear: () => void
}

const toggled = <Value,>(all: readonly Value[], one: Value) =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

export function NoteFilters({
  labels,
  chosenColors,
  chosenLabels,
  active,
  onColors,
  onLabels,
  onClear,
}: NoteFiltersProps) {
  const t = useTexts('notes')
  // A label in the URL can be removed, even if no note has it any more.
  const known = labels.map(({ label }) => label)
  const all = [...known, ...chosenLabels.filter((label) => !known.includes(label))]
  return (
    <div className={styles.filters} role="group" aria-label={t('filter.label')}>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className={styles.chip}
          aria-pressed={chosenColors.includes(color)}
          aria-label={t('filter.color', { color: t(`colors.${color}`) })}
          title={t(`colors.${color}`)}
          onClick={() => onColors(toggled(chosenColors, color))}
        >
          <ColorMark color={color} size={14} />
        </button>
      ))}
      {all.length > 0 && <span className={styles.rule} />}
      {all.map((label) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={chosenLabels.includes(label)}
          aria-label={t('filter.withLabel', { label })}
          onClick={() => onLabels(toggled(chosenLabels, label))}
        >
          <span dir="auto">{label}</span>
        </button>
      ))}
      {active && (
        <button type="button" className={styles.clear} onClick={onClear}>
          <IconX size={14} aria-hidden />
          {t('filter.clear')}
        </button>
      )}
    </div>
  )
}
