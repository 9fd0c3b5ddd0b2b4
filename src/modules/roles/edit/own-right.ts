import type { Topic } from '../contract.ts'
import type { Right } from '../rights.ts'

export const never: Right = { ways: [], except: [], tangled: false }
export const always: Right = { ways: [{}], except: [], tangled: false }

/** The columns that a condition of this action may be about: what is read is narrowed by the tables, so only by theirs. */
export const columnsFor = ({ columns }: Topic, action: string) =>
  columns.filter(({ listed }) => listed || action !== 'read')

/** Whether the records can be told apart by whose they are, or the change by what it changes. */
export const canDepend = (topic: Topic, action: string) =>
  columnsFor(topic, action).length > 0 || (action === 'update' && topic.fields.length > 0)

/** What is one's own in any way that the records know. */
export function ownRight(topic: Topic, action: string): Right | undefined {
  const owners = columnsFor(topic, action).filter(({ values }) => values.length === 0)
  if (owners.length === 0) return undefined
  return { ways: owners.map(({ name }) => ({ conditions: { [name]: '$user.id' } })), except: [], tangled: false }
}
