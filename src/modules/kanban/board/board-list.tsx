import { IconDots } from '@tabler/icons-react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Category, Label, Task } from '../contract-schemas.ts'
import { type KanbanView, linkTo } from '../kanban-view.ts'
import { LabelChip } from '../label-chip.tsx'
import { PeopleStack } from '../people-stack.tsx'
import styles from './board-list.module.css'
import { DueMark } from './due-mark.tsx'

interface BoardListProps {
  board: readonly Category[]
  labels: readonly Label[]
  view: KanbanView
  onMenu: (task: Task, at: HTMLElement) => void
}

/** The cards as tables, one for each column. */
export function BoardList({ board, labels, view, onMenu }: BoardListProps) {
  const t = useTexts('kanban')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('layouts.list')}>
      {board
        .filter(({ child }) => child.length > 0)
        .map((column) => (
          <table key={column.id} className={styles.table}>
            <caption className={styles.caption}>
              <span dir="auto">{column.name}</span>{' '}
              <span className={styles.count}>{t('found', { count: column.child.length })}</span>
            </caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">{t('list.task')}</th>
                <th scope="col">{t('list.property')}</th>
                <th scope="col">{t('list.due')}</th>
                <th scope="col">{t('list.progress')}</th>
                <th scope="col">{t('list.assignees')}</th>
                <th scope="col">{t('list.actions')}</th>
              </tr>
            </thead>
            <tbody>
              {column.child.map((task) => (
                <TaskRow key={task.id} task={task} labels={labels} isDone={column.isDone} view={view} onMenu={onMenu} />
              ))}
            </tbody>
          </table>
        ))}
    </div>
  )
}

type TaskRowProps = Omit<BoardListProps, 'board'> & { task: Task; isDone: boolean }

function TaskRow({ task, labels, isDone, view, onMenu }: TaskRowProps) {
  const t = useTexts('kanban')
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <Link className={styles.link} to={linkTo(view, task.id)} {...asWritten(task.task)}>
          {task.task}
        </Link>
        <span className={styles.labels}>
          {labels
            .filter(({ id }) => task.labels.includes(id))
            .map((label) => (
              <LabelChip key={label.id} label={label} />
            ))}
        </span>
      </th>
      <td className={styles.kind}>{task.taskProperty !== '' && t(`properties.${task.taskProperty}`)}</td>
      <td className={styles.due}>
        <DueMark date={task.date} isDone={isDone} />
      </td>
      <td className={styles.figure}>{task.checklist.total > 0 && t('items.progress', task.checklist)}</td>
      <td className={styles.people}>
        <PeopleStack ids={task.assignees} />
      </td>
      <td>
        {task.id > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-label={t('card.more', { name: task.task })}
            aria-haspopup="menu"
            onClick={(event) => onMenu(task, event.currentTarget)}
          >
            <IconDots size={18} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  )
}
