import { relabel } from '#platform/text/labels.ts'
import { type Status, statusChoices, statuses } from './contract-fields.ts'

interface Colleague {
  id: string
  name: string
  avatar: string
}

interface Change {
  Status?: Status | undefined
  assigneeId?: string | null | undefined
  addLabels?: readonly string[] | undefined
  removeLabels?: readonly string[] | undefined
}

const parseStatus = (value: unknown) => statuses.find((status) => status === value)

/** A cached ticket after a change. */
export function shownAfter(
  record: Record<string, unknown>,
  { addLabels, removeLabels, ...fields }: Change & Record<string, unknown>,
  colleagues: readonly Colleague[],
): Record<string, unknown> {
  const next: Record<string, unknown> = { ...record, ...fields }
  const status = parseStatus(fields.Status)
  if (status) next['Label'] = statusChoices[status].tone
  if (fields.assigneeId !== undefined) {
    const colleague = colleagues.find(({ id }) => id === fields.assigneeId)
    next['AgentName'] = colleague?.name ?? ''
    next['thumb'] = colleague?.avatar ?? ''
  }
  if (addLabels || removeLabels) {
    const before: readonly string[] = Array.isArray(record['labels']) ? record['labels'] : []
    next['labels'] = relabel(before, addLabels ?? [], removeLabels ?? [])
  }
  return next
}
