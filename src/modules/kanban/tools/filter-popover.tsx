import { Popover } from '@mui/material'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
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

const toggled = <Value,>(values: readonly Value[] = [], value: Value) => {
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.length > 0 ? next : undefined
}

/** Assignees, labels, kinds of work and due dates to look for; what is chosen shows behind it at once. */
export function FilterPopover({ anchor, view, labels, onView, onClose }: FilterPopoverProps) {
  const t = useTexts('kanban')
  const colleagues = useColleagues()

  const choice = (key: string | number, isOn: boolean, changes: Partial<KanbanView>, content: ReactNode) => (
    <button key={key} type="button" className={styles.choice} aria-pressed={isOn} onClick={() => onView(changes)}>
      {content}
    </button>
  )
  const section = (title: string, choices: ReactNode) => (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      <div className="flex wrap gap-2">{choices}</div>
    </fieldset>
  )

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('filters.title'), className: styles.paper } }}
    >
      {section(
        t('filters.who'),
        <>
          {choice('me', view.who?.includes('me') ?? false, { who: toggled(view.who, 'me') }, t('filters.me'))}
          {colleagues.map(({ id, name, avatar }) =>
            choice(
              id,
              view.who?.includes(id) ?? false,
              { who: toggled(view.who, id) },
              <>
                <Avatar name={name} src={avatar} size={20} />
                {name}
              </>,
            ),
          )}
        </>,
      )}
      {labels.length > 0 &&
        section(
          t('filters.label'),
          labels.map((label) =>
            choice(
              label.id,
              view.label?.includes(label.id) ?? false,
              { label: toggled(view.label, label.id) },
              <LabelChip label={label} />,
            ),
          ),
        )}
      {section(
        t('filters.property'),
        properties.map((one) =>
          choice(
            one,
            view.property?.includes(one) ?? false,
            { property: toggled(view.property, one) },
            t(`properties.${one}`),
          ),
        ),
      )}
      {section(
        t('filters.due'),
        dueFilters.map((one) =>
          choice(one, view.due === one, { due: view.due === one ? undefined : one }, t(`dues.${one}`)),
        ),
      )}
    </Popover>
  )
}
