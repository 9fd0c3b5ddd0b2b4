import type { To } from 'react-router'
import { type Target, useReorder } from '#platform/ui/reorder/use-reorder.ts'
import type { Note } from '../contract.ts'
import type { CardActions } from './card-actions.ts'
import { NoteCard } from './note-card.tsx'
import styles from './note-list.module.css'

interface NoteListProps {
  name: string
  notes: readonly Note[]
  layout: 'grid' | 'list'
  getNoteLink: (note: Note) => To
  actions: CardActions | undefined
  onMove: ((note: Note, to: Target<number>) => void) | undefined
}

/** Cards in order: down the first column, then down the next. */
export function NoteList({ name, notes, layout, getNoteLink, actions, onMove }: NoteListProps) {
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
            to={getNoteLink(note)}
            actions={note.id > 0 ? actions : undefined}
            handle={onMove && handle(note.id)}
          />
        </li>
      ))}
    </ul>
  )
}
