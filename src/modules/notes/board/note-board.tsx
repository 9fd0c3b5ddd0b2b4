import { useState } from 'react'
import type { To } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Target } from '#platform/ui/reorder/use-reorder.ts'
import type { Note } from '../contract.ts'
import type { CardActions } from './card-actions.ts'
import { onCardKey } from './card-keys.ts'
import { NoteList } from './note-list.tsx'
import type { Side } from '../use-note-actions.ts'
import styles from './note-board.module.css'

interface NoteBoardProps {
  notes: readonly Note[]
  layout: 'grid' | 'list'
  /** Shows pinned notes first and lets the user reorder notes. */
  ordered: boolean
  getNoteLink: (note: Note) => To
  actions: CardActions | undefined
  onMove: (note: Note, side: Side, of: number) => void
}

export function NoteBoard({ notes, layout, ordered, getNoteLink, actions, onMove }: NoteBoardProps) {
  const t = useTexts('notes')
  const [announcement, announce] = useState('')
  const pinned = ordered ? notes.filter((note) => note.pinned) : []
  const unpinned = ordered ? notes.filter((note) => !note.pinned) : notes
  const sections = [
    { name: t('sections.pinned'), notes: pinned, headed: true },
    {
      name: t(pinned.length > 0 ? 'sections.others' : 'sections.all'),
      notes: unpinned,
      headed: pinned.length > 0,
    },
  ]
  const move = (note: Note, { side, of, place: position }: Target<number>, total: number) => {
    onMove(note, side, of)
    announce(t('moved', { position, total }))
  }

  return (
    <div
      className={styles.board}
      data-board
      data-focus-group
      data-layout={layout}
      onKeyDown={(event) => onCardKey(event, notes, actions)}
    >
      {sections
        .filter((section) => section.notes.length > 0)
        .map((section) => (
          <section key={section.name} className={styles.section}>
            <h2 className={section.headed ? 'margin-block-end-3 text-quiet text-13' : 'visually-hidden'}>
              {section.name}
            </h2>
            <NoteList
              name={section.name}
              notes={section.notes}
              layout={layout}
              getNoteLink={getNoteLink}
              actions={actions}
              onMove={ordered && actions ? (note, to) => move(note, to, section.notes.length) : undefined}
            />
          </section>
        ))}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
