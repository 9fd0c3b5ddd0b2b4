import type { Sample } from '#platform/db/sample/sample.ts'
import type { Tables } from './server/tables.ts'
import { createIndex } from './server/note-index.ts'
import { operations, type SampleNote } from './sample/own-notes.ts'
import { teamPages } from './sample/team-notes.ts'

const sample: Sample<Tables> = ({ users, ago, ahead }) => {
  const row = (ownerId: string, note: SampleNote, index: number) => {
    const {
      title,
      text = '',
      todo = [],
      color,
      labels = [],
      pinned = false,
      archived = false,
      hoursAgo,
      reminderIn,
      trashed,
    } = note
    const items = todo.map((line, number) => ({
      id: `i${number + 1}`,
      text: line.replace(/^✓ /, ''),
      done: line.startsWith('✓ '),
    }))
    return {
      ownerId,
      title,
      color,
      datef: ago({ hours: hoursAgo + (hoursAgo > 48 ? 30 : 1) }),
      kind: todo.length > 0 ? ('checklist' as const) : ('text' as const),
      text,
      items: JSON.stringify(items),
      pinned,
      archived,
      labels: JSON.stringify(labels),
      position: index,
      reminderAt: reminderIn === undefined ? null : ahead({ hours: reminderIn }),
      remindedAt: null,
      updatedAt: ago({ hours: hoursAgo }),
      deletedAt: trashed ? ago({ hours: hoursAgo }) : null,
      ...createIndex({ title, text, items, labels, color }),
    }
  }
  const pages = [operations, ...teamPages].flatMap((page, number) => {
    const owner = users[number]
    return owner ? page.map((note, index) => row(owner.id, note, index)) : []
  })
  return { notes: pages.map((page, index) => ({ id: index + 1, ...page })) }
}

export default sample
