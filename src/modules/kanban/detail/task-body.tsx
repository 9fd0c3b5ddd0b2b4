import { IconArchive, IconCopy, IconLink, IconRestore, IconTrash, IconX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { DropArea } from '#platform/ui/files/drop-area.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { TaskDetail } from '../contract-schemas.ts'
import { Cover } from '../cover.tsx'
import { useArchiveBoard } from '../use-archive-board.ts'
import { useBoards } from '../use-boards.ts'
import { useCardTools } from '../use-card-tools.ts'
import { Attachments } from './attachments.tsx'
import { Checklist } from './checklist.tsx'
import { Description } from './description.tsx'
import { Feed } from './feed.tsx'
import styles from './task-body.module.css'
import type { TaskDialogProps } from './task-dialog.tsx'
import { TaskFields } from './task-fields.tsx'
import { TaskTitle } from './task-title.tsx'
import { useCardUploads } from './use-card-uploads.ts'

type TaskBodyProps = Omit<TaskDialogProps, 'boardTask'> & { task: TaskDetail }

/** Content and properties of the open card, side by side. */
export function TaskBody(props: TaskBodyProps) {
  const { task, board, labels, rights, actions } = props
  const t = useTexts('kanban')
  const { boards } = useBoards()
  const { restoreBoard } = useArchiveBoard()
  const isBoardArchived = boards.some(({ id, archivedAt }) => id === task.boardId && archivedAt !== null)
  const isOffBoard = task.archived || task.deleted || isBoardArchived
  const canWrite = rights.update && !isOffBoard
  const { uploads, paste } = useCardUploads(task.id, actions)
  return (
    <>
      <TaskHead {...props} canWrite={canWrite} />
      <div
        className="relative scroll scroll-contain focus-inside"
        {...(canWrite && { onPaste: paste })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll
        tabIndex={0}
        role="group"
        aria-label={t('detail.details')}
      >
        {isOffBoard && (
          <OffBoardNotice
            reason={isBoardArchived ? 'boardArchived' : task.deleted ? 'deleted' : 'archived'}
            onRestore={
              rights.update
                ? () => (isBoardArchived ? restoreBoard(task.boardId) : actions.restoreTask(task.id))
                : undefined
            }
          />
        )}
        <DropArea className={styles.columns ?? ''} isDisabled={!canWrite} onFiles={uploads.add}>
          <div className={styles.main}>
            <Cover task={task} className={styles.cover} />
            <Description
              key={task.id}
              taskId={task.id}
              html={task.taskText}
              canWrite={canWrite}
              onSave={(taskText, before) => actions.describeTask(task.id, taskText, before)}
            />
            {(canWrite || task.items.length > 0) && (
              <Checklist
                items={task.items}
                canWrite={canWrite}
                onChange={(changes) => actions.changeItems(task.id, changes)}
                onRemove={(item) => actions.removeItem(task, item)}
                onRename={(item, text, base) => actions.renameItem(task.id, item, text, base)}
              />
            )}
            {(canWrite || task.attachments.length > 0) && (
              <Attachments task={task} uploads={uploads} canWrite={canWrite} actions={actions} />
            )}
            <Feed task={task} rights={rights} />
          </div>
          <TaskFields task={task} board={board} labels={labels} canWrite={canWrite} actions={actions} />
        </DropArea>
      </div>
    </>
  )
}

type TaskHeadProps = Pick<TaskBodyProps, 'task' | 'rights' | 'actions' | 'onClose' | 'onOpen'> & { canWrite: boolean }

function TaskHead({ task, rights, actions, canWrite, onClose, onOpen }: TaskHeadProps) {
  const t = useTexts('kanban')
  const tools = useCardTools(onOpen)
  const icon = { size: 20, 'aria-hidden': true } as const
  const closeAfter = (run: () => void) => () => {
    run()
    onClose()
  }
  return (
    <header className={styles.head}>
      <TaskTitle
        title={task.task}
        canWrite={canWrite}
        onSave={(title, base) => actions.renameTask(task.id, title, base)}
      />
      <div className="flex flex-none push-end">
        <IconAction
          label={t('card.link')}
          icon={<IconLink {...icon} />}
          onClick={() => tools.copyLink(task.id, task.boardId)}
        />
        {canWrite && (
          <>
            <IconAction label={t('card.copy')} icon={<IconCopy {...icon} />} onClick={() => tools.copy(task.id)} />
            <IconAction
              label={t('card.archive')}
              icon={<IconArchive {...icon} />}
              onClick={closeAfter(() => actions.archiveTask(task))}
            />
          </>
        )}
        {canWrite && rights.remove && (
          <IconAction
            label={t('card.delete')}
            icon={<IconTrash {...icon} />}
            onClick={closeAfter(() => actions.deleteTask(task))}
          />
        )}
        <IconAction label={t('close')} icon={<IconX {...icon} />} onClick={onClose} />
      </div>
    </header>
  )
}

interface OffBoardNoticeProps {
  reason: 'boardArchived' | 'deleted' | 'archived'
  onRestore: (() => void) | undefined
}

function OffBoardNotice({ reason, onRestore }: OffBoardNoticeProps) {
  const t = useTexts('kanban')
  return (
    <div className={styles.gone} role="status">
      {t(`detail.${reason}`)}
      {onRestore && (
        <Button size="small" startIcon={<IconRestore size={18} aria-hidden />} onClick={onRestore}>
          {t(reason === 'boardArchived' ? 'boards.restore' : 'detail.restore')}
        </Button>
      )}
    </div>
  )
}
