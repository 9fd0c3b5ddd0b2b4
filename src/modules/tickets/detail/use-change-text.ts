import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Change } from '../contract-timeline.ts'
import { priorities, statuses, teams } from '../contract-fields.ts'

/** A change of a ticket as a sentence in the reader's language. */
export function useChangeText() {
  const t = useTexts('tickets')
  const format = useFormats()

  const formatValue = (field: Change['field'], value: string) => {
    const status = field === 'Status' && statuses.find((one) => one === value)
    if (status) return t(`statuses.${status}`)
    const priority = field === 'priority' && priorities.find((one) => one === value)
    if (priority) return t(`priorities.${priority}`)
    const team = field === 'team' && teams.find((one) => one === value)
    return team ? t(`teams.${team}`) : value
  }

  const labels = (name: string, from: readonly string[], to: readonly string[]) => {
    const added = to.filter((label) => !from.includes(label))
    const removed = from.filter((label) => !to.includes(label))
    const values = { name, added: format.list(added), removed: format.list(removed) }
    if (removed.length === 0) return t('history.labelled', values)
    return t(added.length === 0 ? 'history.unlabelled' : 'history.relabelled', values)
  }

  return ({ field, from, to, author: { name } }: Change) => {
    const [before = '', after = ''] = [from[0], to[0]].map((value) => value && formatValue(field, value))
    const values = { name, from: before, to: after }
    switch (field) {
      case 'Status':
      case 'priority':
      case 'team':
      case 'ticketTitle':
      case 'requester':
        return t(`history.${field}`, values)
      case 'labels':
        return labels(name, from, to)
      case 'assignee':
        if (!after) return t('history.unassigned', values)
        return t(before ? 'history.reassigned' : 'history.assigned', values)
      case 'deleted':
        return t(after ? 'history.deleted' : 'history.restored', values)
      case 'mergedFrom':
      case 'splitInto':
      case 'splitFrom':
        return t(`history.${field}`, { name, title: to[1] ?? '' })
      default:
        return t(`history.${field}`, values)
    }
  }
}
