import { IconAlignLeft, IconCheckbox, IconDots, IconGripVertical, IconMessageCircle } from '@tabler/icons-react'
import { Link, type To } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Label, Task } from '../contract-schemas.ts'
import { Cover } from '../cover.tsx'
import { LabelChip } from '../label-chip.tsx'
import { PeopleStack } from '../people-stack.tsx'
import { DueMark } from './due-mark.tsx'
import styles from './task-card.module.css'

interface TaskCardProps {
  task: Task
  labels: readonly Label[]
  isDone: boolean
  to: To
  /** Absent where nothing may be changed. */
  onMenu?: ((at: HTMLElement) => void) | undefined
  onLift?: (() => void) | undefined
  /** The id of what says how to move it. */
  hint?: string
}

/** One card of the board. Its title is the link that opens it; the link reaches over the whole card. */
export function TaskCard({ task, labels, isDone, to, onMenu, onLift, hint }: TaskCardProps) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const own = labels.filter(({ id }) => task.labels.includes(id))
  const { done, total } = task.checklist
  const isSaved = task.id > 0
  return (
    <article className={styles.card} data-saved={isSaved}>
      <Cover task={task} className={styles.cover} />
      <div className="grid gap-2 padding-3">
        {own.length > 0 && (
          <div className="flex wrap gap-1">
            {own.map((label) => (
              <LabelChip key={label.id} label={label} />
            ))}
          </div>
        )}
        <h3 className={styles.title} dir="auto">
          {isSaved ? (
            <Link
              className={styles.link}
              to={to}
              draggable={false}
              data-open
              aria-describedby={onLift && hint}
              onKeyDown={(event) => {
                if (event.key !== ' ' || !onLift) return
                event.preventDefault()
                event.stopPropagation()
                onLift()
              }}
            >
              {task.task}
            </Link>
          ) : (
            task.task
          )}
        </h3>
        <div className={styles.foot}>
          {task.taskProperty !== '' && <span className="medium">{t(`properties.${task.taskProperty}`)}</span>}
          <DueMark date={task.date} isDone={isDone} />
          {task.taskText !== '' && (
            <span className={styles.fact} title={t('card.described')}>
              <IconAlignLeft size={14} aria-hidden />
              <span className="visually-hidden">{t('card.described')}</span>
            </span>
          )}
          {total > 0 && (
            <span className={styles.fact} data-complete={done === total} title={t('card.progress', { done, total })}>
              <IconCheckbox size={14} aria-hidden />
              <span className="visually-hidden">{t('card.progress', { done, total })}</span>
              <span aria-hidden>{`${formats.number(done)}/${formats.number(total)}`}</span>
            </span>
          )}
          {task.commentCount > 0 && (
            <span className={styles.fact} title={t('card.comments', { count: task.commentCount })}>
              <IconMessageCircle size={14} aria-hidden />
              <span className="visually-hidden">{t('card.comments', { count: task.commentCount })}</span>
              <span aria-hidden>{formats.number(task.commentCount)}</span>
            </span>
          )}
          <span className="push-end">
            <PeopleStack ids={task.assignees} />
          </span>
        </div>
      </div>
      {isSaved && onLift && onMenu && (
        <div className={styles.tools} data-still>
          <button
            type="button"
            className={styles.tool}
            tabIndex={-1}
            aria-label={t('card.grip', { name: task.task })}
            aria-describedby={hint}
            title={t('card.grip', { name: task.task })}
            data-grip
            onClick={onLift}
          >
            <IconGripVertical size={16} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-label={t('card.more', { name: task.task })}
            aria-haspopup="menu"
            onClick={(event) => onMenu(event.currentTarget)}
          >
            <IconDots size={18} aria-hidden />
          </button>
        </div>
      )}
    </article>
  )
}
