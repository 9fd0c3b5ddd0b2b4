import { Popover } from '@mui/material'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { toggled } from '#platform/web/search/toggled.ts'
import { type Label, properties } from '../contract-schemas.ts'
import { dueFilters, type KanbanView } from '../kanban-view.ts'
import { LabelChip } from '../label-chip.tsx'
import styles from './filter-popover.module.css'

interface FilterPopoverProps {
  anchor: HTMLElement | null
  view: KanbanView
  labels: readonly Label[]
  onView: (changes: Partial<KanbanView>) => void
  onClose: () => void
}

/** Filters by assignee, label, kind of work and due date; applied immediately. */
export function FilterPopover({ anchor, view, labels, onView, onClose }: FilterPopoverProps) {
  const t = useTexts('kanban')
  const { label: chosenLabels = [], property: chosenProperties = [], due } = view
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('filters.title'), className: styles.paper } }}
    >
      <AssigneeSection chosen={view.who ?? []} onChange={(who) => onView({ who })} />
      {labels.length > 0 && (
        <Section title={t('filters.label')}>
          {labels.map((label) => (
            <Choice
              key={label.id}
              isOn={chosenLabels.includes(label.id)}
              onClick={() => onView({ label: toggled(chosenLabels, label.id) })}
            >
              <LabelChip label={label} />
            </Choice>
          ))}
        </Section>
      )}
      <Section title={t('filters.property')}>
        {properties.map((one) => (
          <Choice
            key={one}
            isOn={chosenProperties.includes(one)}
            onClick={() => onView({ property: toggled(chosenProperties, one) })}
          >
            {t(`properties.${one}`)}
          </Choice>
        ))}
      </Section>
      <Section title={t('filters.due')}>
        {dueFilters.map((one) => (
          <Choice key={one} isOn={due === one} onClick={() => onView({ due: due === one ? undefined : one })}>
            {t(`dues.${one}`)}
          </Choice>
        ))}
      </Section>
    </Popover>
  )
}

interface AssigneeSectionProps {
  chosen: readonly string[]
  onChange: (who: string[] | undefined) => void
}

function AssigneeSection({ chosen, onChange }: AssigneeSectionProps) {
  const t = useTexts('kanban')
  return (
    <Section title={t('filters.who')}>
      <Choice isOn={chosen.includes('me')} onClick={() => onChange(toggled(chosen, 'me'))}>
        {t('filters.me')}
      </Choice>
      {useColleagues().map(({ id, name, avatar }) => (
        <Choice key={id} isOn={chosen.includes(id)} onClick={() => onChange(toggled(chosen, id))}>
          <Avatar name={name} src={avatar} size={20} />
          {name}
        </Choice>
      ))}
    </Section>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.section}>
    <legend className={styles.legend}>{title}</legend>
    <div className="flex wrap gap-2">{children}</div>
  </fieldset>
)

const Choice = ({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.choice} aria-pressed={isOn} onClick={onClick}>
    {children}
  </button>
)
