import { IconRestore, IconTrash, IconX } from '@tabler/icons-react'
import { Drawer } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PurgeDialog } from '#platform/ui/records/purge-dialog.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../kanban-client.ts'
import { useArchiveBoard } from '../use-archive-board.ts'
import { useBoardActions } from '../use-board-actions.ts'
import { useBoardName } from '../use-board-name.ts'
import { useBoards } from '../use-boards.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import type { Rights } from '../use-rights.ts'
import styles from './archive-drawer.module.css'

// The application reports failures itself.
const ignore = () => {}

interface ArchivedItem {
  kind: 'task' | 'column' | 'board'
  id: number
  name: string
  goneAt: string
  deleted: boolean
  lead: string
}

/** Archived boards, and archived and deleted cards and columns of the shown board, to restore or to delete for good. */
export function ArchiveDrawer({ rights, onClose }: { rights: Rights; onClose: () => void }) {
  const t = useTexts('kanban')
  const title = useId()
  const { boards, columns, tasks, isLoaded, error, refetch } = useArchive()
  const platform = useTexts('platform')
  const { mutateAsync: purgeTask } = useMutation(api.purgeTask.mutation())
  const { mutateAsync: purgeColumn } = useMutation(api.purgeColumn.mutation())
  const [toPurge, setToPurge] = useState<ArchivedItem>()
  const purge = ({ kind, id, name }: ArchivedItem) =>
    void (kind === 'task' ? purgeTask : purgeColumn)({ params: { id } }).then(
      () => toast({ text: platform('trash.purged', { name }) }),
      ignore,
    )
  const sections = [
    { heading: t('archive.boards'), items: boards },
    { heading: t('archive.columns'), items: columns },
    { heading: t('archive.cards'), items: tasks },
  ].filter(({ items }) => items.length > 0)

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { className: styles.drawer, role: 'dialog', 'aria-labelledby': title } }}
    >
      <div className="row justify-between">
        <h2 id={title} className="text-18 semibold">
          {t('archive.title')}
        </h2>
        <IconAction label={t('close')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
      </div>
      <p className="text-quiet text-13">{t('archive.text')}</p>
      {error && <ErrorState small as="h3" error={error} onRetry={() => void refetch()} />}
      {!isLoaded && !error && <SkeletonText lines={8} />}
      {sections.map(({ heading, items }) => (
        <ArchiveSection key={heading} heading={heading} items={items} rights={rights} onPurge={setToPurge} />
      ))}
      {isLoaded && sections.length === 0 && <EmptyArchive />}
      {toPurge && (
        <PurgeDialog name={toPurge.name} onConfirm={() => purge(toPurge)} onClose={() => setToPurge(undefined)} />
      )}
    </Drawer>
  )
}

function useArchive() {
  const t = useTexts('kanban')
  const getName = useBoardName()
  const { boards: allBoards, currentId } = useBoards()
  const { data, error, refetch } = useQuery({
    ...api.archive.query({ query: { board: currentId } }),
    enabled: currentId !== undefined,
  })
  const boards = allBoards.flatMap((board): ArchivedItem[] => {
    const { id, archivedAt, taskCount } = board
    if (archivedAt === null) return []
    const facts = { name: getName(board), goneAt: archivedAt, deleted: false, lead: t('found', { count: taskCount }) }
    return [{ kind: 'board', id, ...facts }]
  })
  const columns: ArchivedItem[] = (data?.columns ?? []).map(({ tasks, ...column }) => ({
    ...column,
    kind: 'column',
    lead: t('found', { count: tasks }),
  }))
  const tasks: ArchivedItem[] = (data?.tasks ?? []).map(({ id, task, category = '', goneAt, deleted }) => ({
    kind: 'task',
    id,
    name: task,
    goneAt,
    deleted,
    lead: category,
  }))
  return { boards, columns, tasks, isLoaded: data !== undefined, error, refetch }
}

function EmptyArchive() {
  const t = useTexts('kanban')
  return (
    <EmptyState
      small
      as="h3"
      picture="/pictures/empty/trash-empty.svg"
      title={t('archive.empty')}
      text={t('archive.emptyText')}
    />
  )
}

interface ArchiveSectionProps {
  heading: string
  items: readonly ArchivedItem[]
  rights: Rights
  onPurge: (item: ArchivedItem) => void
}

function ArchiveSection({ heading, items, rights, onPurge }: ArchiveSectionProps) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const now = useMinute()
  const { restoreTask, restoreColumn } = useBoardActions()
  const { restoreBoard } = useArchiveBoard()
  const restoreBy = { task: restoreTask, column: restoreColumn, board: restoreBoard }
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className="plain-list">
        {items.map((item) => (
          <li key={item.id} className="row gap-1 padding-block-2 border-above">
            <div className="grid flex-1 min-inline-0">
              <span className="medium break-anywhere" {...asWritten(item.name)}>
                {item.name}
              </span>
              <span className="text-quiet text-12">
                <bdi {...asWritten(item.lead)}>{item.lead}</bdi>
                {' · '}
                {t(item.deleted ? 'archive.deletedAt' : 'archive.archivedAt', {
                  when: formats.relative(item.goneAt, now),
                })}
              </span>
            </div>
            {rights.update && (
              <IconAction
                label={t('archive.restoreThis', { name: item.name })}
                icon={<IconRestore size={18} aria-hidden />}
                onClick={() => restoreBy[item.kind](item.id)}
              />
            )}
            {rights.remove && item.kind !== 'board' && (
              <IconAction
                label={t('archive.purgeThis', { name: item.name })}
                icon={<IconTrash size={18} aria-hidden />}
                onClick={() => onPurge(item)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
