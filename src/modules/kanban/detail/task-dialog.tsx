import { Dialog, useMediaQuery } from '@mui/material'
import { useId } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Failure } from '#platform/errors/failure.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import type { Category, Label, Task } from '../contract-schemas.ts'
import { useTaskDetail } from '../use-board.ts'
import { useFollowBoard } from './use-follow-board.ts'
import type { BoardActions } from '../use-board-actions.ts'
import type { Rights } from '../use-rights.ts'
import { TaskBody } from './task-body.tsx'
import styles from './task-dialog.module.css'

export interface TaskDialogProps {
  id: number
  /** The card on the board, shown until the details are loaded. */
  boardTask: Task | undefined
  board: readonly Category[]
  labels: readonly Label[]
  rights: Rights
  actions: BoardActions
  onClose: () => void
  onOpen: (id: number) => void
}

/** Dialog with the open card; full screen on a phone. */
export function TaskDialog({ boardTask, onClose, ...rest }: TaskDialogProps) {
  const t = useTexts('kanban')
  const name = useId()
  const isSmall = useMediaQuery('(width < 600px)', { noSsr: true })
  const { detail, error, refetch } = useTaskDetail(rest.id)
  useFollowBoard(detail?.boardId)
  const isGone = error instanceof Failure && error.status === 404
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="md"
      scroll="paper"
      aria-labelledby={name}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <span id={name} className="visually-hidden">
        {detail?.task ?? boardTask?.task ?? t('detail.open')}
      </span>
      {detail && !isGone ? (
        <TaskBody {...rest} task={detail} onClose={onClose} />
      ) : error ? (
        <div className={styles.state}>
          {isGone ? (
            <EmptyState
              small
              picture="/pictures/empty/nothing-found.svg"
              title={t('detail.gone')}
              text={t('detail.goneText')}
              action={<PlainButton onClick={onClose}>{t('close')}</PlainButton>}
            />
          ) : (
            <ErrorState small error={error} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        <div className={styles.state} role="status" aria-label={t('detail.loading')}>
          {boardTask ? <h2 {...asWritten(boardTask.task)}>{boardTask.task}</h2> : <Skeleton width="60%" height={24} />}
          <SkeletonText lines={6} />
        </div>
      )}
    </Dialog>
  )
}
