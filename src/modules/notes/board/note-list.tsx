import type { To } from 'react-router'
import type { Note } from '../contract.ts'
import { type CardActions, NoteCard } from './note-card.tsx'
import { type Target, useReorder } from '../use-reorder.ts'
import styles from './note-list.module.css'

interface NoteListProps {
  name: string
  notes: readonly Note[]
  layout: 'grid' | 'list'
  toOf: (note: Note) => To
  actions: CardActions | undefined
  onMove: ((note: Note, to: Target<number>) => void) | undefined
}

/** The cards one after the other, down the first column and on at the top of the next. */
export function NoteList({ name, notes, layout, toOf, actions, onMove }: NoteListProps) {
  const { row, handle } = useReorder(
    notes.map(({ id }) => id),
    (id, to) => {
      const note = notes.find((one) => one.id === id)
      if (note) onMove?.(note, to)
    },
  )
  return (
    <ul className={styles.list} data-layout={layout} aria-label={name}>
      {notes.map((note) => (
        <li key={note.id} className={styles.row} {...row(note.id)}>
          <NoteCard
            note={note}
            to={toOf(note)}
            actions={note.id > 0 ? actions : undefined}
            handle={onMove && handle(note.id)}
          />
        </li>
      ))}
    </ul>
  )
}
