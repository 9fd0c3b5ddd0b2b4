import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { FilterChoice } from '#platform/ui/filters/filter-choice.tsx'
import { FilterPopover, FilterSection } from '#platform/ui/filters/filter-popover.tsx'
import { toggled } from '#platform/web/url-state/toggled.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { type Label, properties } from '../contract-schemas.ts'
import { dueFilters, type KanbanView } from '../kanban-view.ts'
import { LabelChip } from '../label-chip.tsx'

interface FilterPanelProps {
  view: KanbanView
  labels: readonly Label[]
  onView: (changes: Partial<KanbanView>) => void
  anchor: HTMLElement
  onClose: () => void
}

/** Filters by assignee, label, kind of work and due date; applied immediately. */
export function FilterPanel({ view, labels, onView, anchor, onClose }: FilterPanelProps) {
  const t = useTexts('kanban')
  const { label: chosenLabels = [], property: chosenProperties = [], due } = view
  return (
    <FilterPopover label={t('filters.title')} anchor={anchor} onClose={onClose}>
      <AssigneeSection chosen={view.who ?? []} onChange={(who) => onView({ who })} />
      {labels.length > 0 && (
        <FilterSection title={t('filters.label')}>
          {labels.map((label) => (
            <FilterChoice
              key={label.id}
              isOn={chosenLabels.includes(label.id)}
              onToggle={() => onView({ label: toggled(chosenLabels, label.id) })}
            >
              <LabelChip label={label} />
            </FilterChoice>
          ))}
        </FilterSection>
      )}
      <FilterSection title={t('filters.property')}>
        {properties.map((one) => (
          <FilterChoice
            key={one}
            isOn={chosenProperties.includes(one)}
            onToggle={() => onView({ property: toggled(chosenProperties, one) })}
          >
            {t(`properties.${one}`)}
          </FilterChoice>
        ))}
      </FilterSection>
      <FilterSection title={t('filters.due')}>
        {dueFilters.map((one) => (
          <FilterChoice key={one} isOn={due === one} onToggle={() => onView({ due: due === one ? undefined : one })}>
            {t(`dues.${one}`)}
          </FilterChoice>
        ))}
      </FilterSection>
    </FilterPopover>
  )
}

interface AssigneeSectionProps {
  chosen: readonly string[]
  onChange: (who: string[] | undefined) => void
}

function AssigneeSection({ chosen, onChange }: AssigneeSectionProps) {
  const t = useTexts('kanban')
  return (
    <FilterSection title={t('filters.who')}>
      <FilterChoice isOn={chosen.includes('me')} onToggle={() => onChange(toggled(chosen, 'me'))}>
        {t('filters.me')}
      </FilterChoice>
      {useColleagues().map(({ id, name, avatar }) => (
        <FilterChoice key={id} isOn={chosen.includes(id)} onToggle={() => onChange(toggled(chosen, id))}>
          <Avatar name={name} src={avatar} size={20} />
          {name}
        </FilterChoice>
      ))}
    </FilterSection>
  )
}
