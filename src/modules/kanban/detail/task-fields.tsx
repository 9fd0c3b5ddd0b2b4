import { MenuItem, TextField } from '@mui/material'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type Category, type Label, properties, type TaskDetail } from '../contract-schemas.ts'
import { LabelChip } from '../label-chip.tsx'
import { PeopleStack } from '../people-stack.tsx'
import type { BoardActions } from '../use-board-actions.ts'
import { DueMark } from '../board/due-mark.tsx'
import { CoverField } from './cover-field.tsx'
import { DueField } from './due-field.tsx'
import { LabelsField } from './labels-field.tsx'
import { PeopleField } from './people-field.tsx'
import styles from './task-fields.module.css'

interface TaskFieldsProps {
  task: TaskDetail
  board: readonly Category[]
  labels: readonly Label[]
  canWrite: boolean
  actions: BoardActions
}

/** Properties of a card: column, kind, labels, assignees, due date and cover. */
export function TaskFields({ task, board, labels, canWrite, actions }: TaskFieldsProps) {
  const t = useTexts('kanban')
  const column = board.find(({ id }) => id === task.categoryId)
  if (!canWrite) return <ReadFields task={task} labels={labels} isDone={column?.isDone ?? false} />

  const move = (columnId: number) =>
    actions.moveTask(board, task.id, { columnId, index: board.find(({ id }) => id === columnId)?.child.length ?? 0 })
  const toProperty = (value: string) => properties.find((one) => one === value) ?? ''

  return (
    <div className={styles.fields}>
      <TextField
        select
        size="small"
        label={t('detail.column')}
        value={column ? task.categoryId : ''}
        onChange={({ target }) => move(Number(target.value))}
      >
        {board.map(({ id, name }) => (
          <MenuItem key={id} value={id} disabled={id < 0}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <PeopleField
        ids={task.assignees}
        onChange={(addAssignees, removeAssignees) => actions.changeTask(task.id, { addAssignees, removeAssignees })}
      />
      <DueField
        date={task.date}
        isDone={column?.isDone ?? false}
        onChange={(date) => actions.setDue(task.id, date, task.date)}
      />
      <LabelsField
        labels={labels}
        ids={task.labels}
        onChange={(addLabels, removeLabels) => actions.changeTask(task.id, { addLabels, removeLabels })}
      />
      <TextField
        select
        size="small"
        label={t('detail.property')}
        value={task.taskProperty}
        onChange={({ target }) => actions.changeTask(task.id, { taskProperty: toProperty(target.value) })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('properties.none')}</MenuItem>
        {properties.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`properties.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <CoverField
        hasCover={task.cover !== null || task.taskImage !== ''}
        onChange={(cover) => actions.changeTask(task.id, cover === null ? { cover, taskImage: '' } : { cover })}
      />
    </div>
  )
}

function ReadFields({ task, labels, isDone }: { task: TaskDetail; labels: readonly Label[]; isDone: boolean }) {
  const t = useTexts('kanban')
  const taskLabels = labels.filter(({ id }) => task.labels.includes(id))
  return (
    <dl className={styles.facts}>
      <dt>{t('detail.column')}</dt>
      <dd {...asWritten(task.category ?? '')}>{task.category}</dd>
      <dt>{t('detail.assignees')}</dt>
      <dd>{task.assignees.length > 0 ? <PeopleStack ids={task.assignees} size={28} /> : t('detail.noAssignees')}</dd>
      <dt>{t('detail.due')}</dt>
      <dd>{task.date ? <DueMark date={task.date} isDone={isDone} /> : t('detail.noDue')}</dd>
      <dt>{t('detail.labels')}</dt>
      <dd className="flex wrap gap-1">
        {taskLabels.length > 0
          ? taskLabels.map((label) => <LabelChip key={label.id} label={label} />)
          : t('detail.noLabels')}
      </dd>
      <dt>{t('detail.property')}</dt>
      <dd>{t(`properties.${task.taskProperty || 'none'}`)}</dd>
    </dl>
  )
}
