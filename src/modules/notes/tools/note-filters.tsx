import { IconBell, IconX } from '@tabler/icons-react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterChoice } from '#platform/ui/filters/filter-choice.tsx'
import { toggled } from '#platform/web/url-state/toggled.ts'
import { ColorMark } from '../color-mark.tsx'
import { colors } from '../contract.ts'
import { isFiltered } from '../notes-view.ts'
import { useNotesView } from '../use-notes-view.ts'
import styles from './note-filters.module.css'

/** Filters by colour, reminder and label. */
export function NoteFilters({ labels }: { labels: readonly { label: string }[] }) {
  const t = useTexts('notes')
  const { view, setView, clearFilters } = useNotesView()
  const { color: chosenColors = [], label: chosenLabels = [] } = view
  // A label in the URL can be removed, even if no note has it any more.
  const knownLabels = labels.map(({ label }) => label)
  const all = [...knownLabels, ...chosenLabels.filter((label) => !knownLabels.includes(label))]
  return (
    <div className={styles.filters} role="group" aria-label={t('filter.label')}>
      {colors.map((color) => (
        <FilterChoice
          key={color}
          isOn={chosenColors.includes(color)}
          name={t('filter.color', { color: t(`colors.${color}`) })}
          title={t(`colors.${color}`)}
          onToggle={() => setView({ color: toggled(chosenColors, color) })}
        >
          <ColorMark color={color} size={14} />
        </FilterChoice>
      ))}
      <span className={styles.rule} />
      <FilterChoice isOn={view.reminder ?? false} onToggle={() => setView({ reminder: !view.reminder || undefined })}>
        <IconBell size={14} aria-hidden />
        {t('filter.withReminder')}
      </FilterChoice>
      {all.length > 0 && <span className={styles.rule} />}
      {all.map((label) => (
        <FilterChoice
          key={label}
          isOn={chosenLabels.includes(label)}
          name={t('filter.withLabel', { label })}
          onToggle={() => setView({ label: toggled(chosenLabels, label) })}
        >
          <span {...asWritten(label)}>{label}</span>
        </FilterChoice>
      ))}
      {isFiltered(view) && (
        <button type="button" className={styles.clear} onClick={clearFilters}>
          <IconX size={14} aria-hidden />
          {t('filter.clear')}
        </button>
      )}
    </div>
  )
}
