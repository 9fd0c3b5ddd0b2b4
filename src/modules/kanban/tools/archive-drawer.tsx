import { IconRestore, IconTrash, IconX } from '@tabler/icons-react'
import { Drawer } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api } from '../kanban-client.ts'
import { useBoardActions } from '../use-board-actions.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import type { Rights } from '../use-rights.ts'
import styles from './archive-drawer.module.css'

interface Gone {
  kind: 'task' | 'column'
  id: number
  name: string
  goneAt: string
  deleted: boolean
  lead: string
}

/** What is off the board, latest first: to bring back, or to end for good. */
export function ArchiveDrawer({ rights, onClose }: { rights: Rights; onClose: () => void }) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const now = useMinute()
  const title = useId()
  const { data, error, refetch } = useQuery(api.archive.query())
  const actions = useBoardActions()
  const { mutate: purgeTask } = useMutation(api.purgeTask.mutation())
  const { mutate: purgeColumn } = useMutation(api.purgeColumn.mutation())
  const [asking, setAsking] = useState<Gone>()

  const columns: Gone[] = (data?.columns ?? []).map(({ tasks, ...column }) => ({
    ...column,
    kind: 'column',
    lead: t('found', { count: tasks }),
  }))
  const tasks: Gone[] = (data?.tasks ?? []).map(({ id, task, category = '', goneAt, deleted }) => ({
    kind: 'task',
    id,
    name: task,
    goneAt,
    deleted,
    lead: category,
  }))

  const list = (heading: string, some: readonly Gone[]) =>
    some.length > 0 && (
      <section>
        <h3 className={styles.heading}>{heading}</h3>
        <ul className="plain-list">
          {some.map((one) => (
            <li key={one.id} className="row gap-1 padding-block-2 border-above">
              <div className="grid flex-1 min-inline-0">
                <span className="medium break-anywhere" dir="auto">
                  {one.name}
                </span>
                <span className="text-quiet text-12">
                  <bdi>{one.lead}</bdi>
                  {' · '}
                  {t(one.deleted ? 'archive.deletedAt' : 'archive.archivedAt', {
                    when: formats.relative(one.goneAt, now),
                  })}
                </span>
              </div>
              {rights.write && (
                <IconAction
                  label={t('archive.restoreThis', { name: one.name })}
                  icon={<IconRestore size={18} aria-hidden />}
                  onClick={() => (one.kind === 'task' ? actions.restoreTask(one.id) : actions.restoreColumn(one.id))}
                />
              )}
              {rights.remove && (
                <IconAction
                  label={t('archive.purgeThis', { name: one.name })}
                  icon={<IconTrash size={18} aria-hidden />}
                  onClick={() => setAsking(one)}
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    )

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
      {!data && !error && <SkeletonText lines={8} />}
      {list(t('archive.columns'), columns)}
      {list(t('archive.cards'), tasks)}
      {data && columns.length + tasks.length === 0 && (
        <EmptyState
          small
          as="h3"
          picture="/pictures/empty/trash-empty.svg"
          title={t('archive.empty')}
          text={t('archive.emptyText')}
        />
      )}
      {asking && (
        <ConfirmDialog
          danger
          title={t('archive.purgeTitle', { name: asking.name })}
          action={t('archive.purge')}
          onConfirm={() =>
            asking.kind === 'task'
              ? purgeTask({ params: { id: asking.id } })
              : purgeColumn({ params: { id: asking.id } })
          }
          onClose={() => setAsking(undefined)}
        >
          {t('archive.purgeText')}
        </ConfirmDialog>
      )}
    </Drawer>
  )
}
