import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import type { AppliedChanges } from '../contract-timeline.ts'

/** Describes the changes of a macro. */
export function useChangesText() {
  const t = useTexts('tickets')
  const format = useFormats()
  const colleagues = useColleagues()
  const getAssigneeName = (id: string | null) =>
    id === null
      ? t('assignee.nobody')
      : id === 'me'
        ? t('macros.me')
        : (colleagues.find((one) => one.id === id)?.name ?? id)
  return ({ Status, priority, team, assigneeId, addLabels = [], removeLabels = [] }: AppliedChanges) =>
    format.list(
      [
        ...(Status ? [t(`statuses.${Status}`)] : []),
        ...(priority ? [t('priorityIs', { priority: t(`priorities.${priority}`) })] : []),
        ...(team ? [t(`teams.${team}`)] : []),
        ...(assigneeId === undefined ? [] : [getAssigneeName(assigneeId)]),
        ...addLabels.map((label) => `+ ${label}`),
        ...removeLabels.map((label) => `− ${label}`),
      ],
      'unit',
    )
}
