import type { Topic } from '../contract.ts'
import type { Right } from '../rights.ts'

export const never: Right = { allow: [], except: [], tangled: false }
export const always: Right = { allow: [{}], except: [], tangled: false }

/** The columns for conditions of an action; reading is filtered in SQL, so only by listed columns. */
export const listColumns = ({ columns }: Topic, action: string) =>
  columns.filter(({ listed }) => listed || action !== 'read')

/** Whether the action can depend on the owner or on the changed fields. */
export const canDepend = (topic: Topic, action: string) =>
  listColumns(topic, action).length > 0 || (action === 'update' && topic.fields.length > 0)

/** Limits an action to the user's own records, by any owner column. */
export function getOwnRight(topic: Topic, action: string): Right | undefined {
  const owners = listColumns(topic, action).filter(({ values }) => values.length === 0)
  if (owners.length === 0) return undefined
  return { allow: owners.map(({ name }) => ({ conditions: { [name]: '$user.id' } })), except: [], tangled: false }
}
