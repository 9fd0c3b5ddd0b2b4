import {
  IconAlignLeft,
  IconCheckbox,
  IconDots,
  IconGripVertical,
  IconMessageCircle,
  IconPaperclip,
} from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { Link, type To } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
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
  /** Undefined without the permission to write. */
  onMenu?: ((at: HTMLElement) => void) | undefined
  onPickUp?: (() => void) | undefined
  /** The id of the text that explains how to move the card. */
  hint?: string
}

/** A card of the board. The link in its title covers the whole card. */
export function TaskCard({ task, labels, isDone, to, onMenu, onPickUp, hint }: TaskCardProps) {
  const taskLabels = labels.filter(({ id }) => task.labels.includes(id))
  const isSaved = task.id > 0
  const startDragByKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !onPickUp) return
    event.preventDefault()
    event.stopPropagation()
    onPickUp()
  }
  return (
    <article className={styles.card} data-saved={isSaved}>
      <Cover task={task} className={styles.cover} />
      <div className="grid gap-2 padding-3">
        {taskLabels.length > 0 && (
          <div className="flex wrap gap-1">
            {taskLabels.map((label) => (
              <LabelChip key={label.id} label={label} />
            ))}
          </div>
        )}
        <h3 className={styles.title} {...asWritten(task.task)}>
          {isSaved ? (
            <Link
              className={styles.link}
              to={to}
              draggable={false}
              data-open
              aria-describedby={onPickUp && hint}
              onKeyDown={startDragByKey}
            >
              {task.task}
            </Link>
          ) : (
            task.task
          )}
        </h3>
        <CardFoot task={task} isDone={isDone} />
      </div>
      {isSaved && onPickUp && onMenu && <CardTools name={task.task} hint={hint} onMenu={onMenu} onPickUp={onPickUp} />}
    </article>
  )
}

function CardFoot({ task, isDone }: Pick<TaskCardProps, 'task' | 'isDone'>) {
  const t = useTexts('kanban')
  const { number } = useFormats()
  const { done, total } = task.checklist
  return (
    <div className={styles.foot}>
      {task.taskProperty !== '' && <span className="medium">{t(`properties.${task.taskProperty}`)}</span>}
      <DueMark date={task.date} isDone={isDone} />
      {task.taskText !== '' && <Fact label={t('card.described')} Icon={IconAlignLeft} />}
      {total > 0 && (
        <Fact
          label={t('card.progress', { done, total })}
          Icon={IconCheckbox}
          figure={`${number(done)}/${number(total)}`}
          isComplete={done === total}
        />
      )}
      {task.attachmentCount > 0 && (
        <Fact
          label={t('card.attachments', { count: task.attachmentCount })}
          Icon={IconPaperclip}
          figure={number(task.attachmentCount)}
        />
      )}
      {task.commentCount > 0 && (
        <Fact
          label={t('card.comments', { count: task.commentCount })}
          Icon={IconMessageCircle}
          figure={number(task.commentCount)}
        />
      )}
      <span className="push-end">
        <PeopleStack ids={task.assignees} />
      </span>
    </div>
  )
}

interface FactProps {
  label: string
  Icon: typeof IconAlignLeft
  figure?: string
  isComplete?: boolean
}

const Fact = ({ label, Icon, figure, isComplete }: FactProps) => (
  <span className={styles.fact} data-complete={isComplete} title={label}>
    <Icon size={14} aria-hidden />
    <span className="visually-hidden">{label}</span>
    {figure && <span aria-hidden>{figure}</span>}
  </span>
)

interface CardToolsProps {
  name: string
  hint: string | undefined
  onMenu: (at: HTMLElement) => void
  onPickUp: () => void
}

function CardTools({ name, hint, onMenu, onPickUp }: CardToolsProps) {
  const t = useTexts('kanban')
  return (
    <div className={styles.tools} data-still>
      <button
        type="button"
        className={styles.tool}
        tabIndex={-1}
        aria-label={t('card.grip', { name })}
        aria-describedby={hint}
        title={t('card.grip', { name })}
        data-grip
        onClick={onPickUp}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('card.more', { name })}
        aria-haspopup="menu"
        onClick={(event) => onMenu(event.currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </button>
    </div>
  )
}
