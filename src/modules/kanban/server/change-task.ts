import type * as z from 'zod'
import type { Sanitised } from '#platform/rich-text/rich-text.ts'
import type { TaskChanges } from '../contract-schemas.ts'
import { mergeIds } from '../merge-ids.ts'
import type { ActivityChange } from './record-activity.ts'
import type { TaskRow } from './tables.ts'

type Changes = Sanitised<z.output<typeof TaskChanges>>

/** The changed row. A task that is archived or deleted again keeps the time of the first. */
export function applyTaskChanges(
  row: TaskRow,
  changes: Omit<Changes, 'cover' | 'addAttachments' | 'removeAttachments'>,
  now: string,
): TaskRow {
  const { addAssignees, removeAssignees, addLabels, removeLabels, archived, deleted, ...fields } = changes
  return {
    ...row,
    ...fields,
    assignees: mergeIds(row.assignees, addAssignees, removeAssignees),
    labels: mergeIds(row.labels, addLabels, removeLabels),
    archivedAt: getSince(archived, row.archivedAt, now),
    deletedAt: getSince(deleted, row.deletedAt, now),
  }
}

const getSince = (isSet: boolean | undefined, before: string | null, now: string) =>
  isSet === undefined ? before : isSet ? (before ?? now) : null

const getAddedFiles = (from: TaskRow, to: TaskRow) =>
  to.attachments.filter(({ id }) => !from.attachments.some((one) => one.id === id))

const isGone = ({ archivedAt, deletedAt }: TaskRow) => archivedAt !== null || deletedAt !== null

/** History entries for a change; `labelNames` has the names of added and removed labels. */
export function getActivity(old: TaskRow, row: TaskRow, labelNames: ReadonlyMap<number, string>): ActivityChange[] {
  const getLabelName = (id: number) => labelNames.get(id) ?? ''
  const addedIds = <Id>(from: readonly Id[], to: readonly Id[]) => to.filter((id) => !from.includes(id))
  return [
    ...(old.task !== row.task ? [{ kind: 'renamed' as const, from: old.task, to: row.task }] : []),
    ...(old.taskText !== row.taskText ? [{ kind: 'described' as const }] : []),
    ...(old.date !== row.date ? [{ kind: 'due' as const, from: old.date, to: row.date }] : []),
    ...(old.taskProperty !== row.taskProperty
      ? [{ kind: 'property' as const, from: old.taskProperty, to: row.taskProperty }]
      : []),
    ...(old.cover?.id !== row.cover?.id || old.taskImage !== row.taskImage ? [{ kind: 'cover' as const }] : []),
    ...getAddedFiles(old, row).map(({ name: to }) => ({ kind: 'attached' as const, to })),
    ...getAddedFiles(row, old).map(({ name: to }) => ({ kind: 'detached' as const, to })),
    ...addedIds(old.assignees, row.assignees).map((to) => ({ kind: 'assigned' as const, to })),
    ...addedIds(row.assignees, old.assignees).map((to) => ({ kind: 'unassigned' as const, to })),
    ...addedIds(old.labels, row.labels).map((id) => ({ kind: 'labelled' as const, to: getLabelName(id) })),
    ...addedIds(row.labels, old.labels).map((id) => ({ kind: 'unlabelled' as const, to: getLabelName(id) })),
    ...(old.archivedAt === null && row.archivedAt !== null ? [{ kind: 'archived' as const }] : []),
    ...(old.deletedAt === null && row.deletedAt !== null ? [{ kind: 'deleted' as const }] : []),
    ...(isGone(old) && !isGone(row) ? [{ kind: 'restored' as const }] : []),
  ]
}
