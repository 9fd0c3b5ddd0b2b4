import type { Sample } from '#platform/db/sample/sample.ts'
import { createIndex } from './server/note-index.ts'
import type { Tables } from './server/tables.ts'
import { operations, type SampleNote } from './sample/own-notes.ts'
import { teamPages } from './sample/team-notes.ts'

const toItems = (lines: readonly string[]) =>
  lines.map((line, number) => ({
    id: `i${number + 1}`,
    text: line.replace(/^✓ /, ''),
    done: line.startsWith('✓ '),
  }))

const sample: Sample<Tables> = ({ users, ago, ahead }) => {
  const toRow = (
    ownerId: string,
    { title, text = '', todo = [], color, labels = [], hoursAgo, trashed }: SampleNote,
  ) => {
    const items = toItems(todo)
    return {
      ownerId,
      title,
      color,
      datef: ago({ hours: hoursAgo + (hoursAgo > 48 ? 30 : 1) }),
      kind: todo.length > 0 ? ('checklist' as const) : ('text' as const),
      text,
      items: JSON.stringify(items),
      labels: JSON.stringify(labels),
      updatedAt: ago({ hours: hoursAgo }),
      deletedAt: trashed ? ago({ hours: hoursAgo }) : null,
      ...createIndex({ title, text, items, labels }),
    }
  }
  const own = { pinned: false, archived: false, reminderAt: null, remindedAt: null }
  const toMembers = (noteId: number, ownerId: string, position: number, note: SampleNote) => {
    const { pinned = false, archived = false, reminderIn, sharedWith = [] } = note
    const reminderAt = reminderIn === undefined ? null : ahead({ hours: reminderIn })
    return [
      { noteId, userId: ownerId, position, pinned, archived, reminderAt, remindedAt: null },
      // Below the notes of their own.
      ...sharedWith.flatMap((place) => {
        const userId = users[place]?.id
        return userId === undefined ? [] : [{ noteId, userId, position: 1000 + noteId, ...own }]
      }),
    ]
  }
  const pages = [operations, ...teamPages].flatMap((page, number) => {
    const owner = users[number]
    return owner ? page.map((note, position) => ({ ownerId: owner.id, note, position })) : []
  })
  return {
    notes: pages.map(({ ownerId, note }, index) => ({ id: index + 1, ...toRow(ownerId, note) })),
    noteMembers: pages.flatMap(({ ownerId, note, position }, index) => toMembers(index + 1, ownerId, position, note)),
  }
}

export default sample
