import { type KeyboardEvent, useState } from 'react'
import type { To } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { nextCard } from './card-focus.ts'
import type { Note } from '../contract.ts'
import type { CardActions } from './note-card.tsx'
import { NoteList } from './note-list.tsx'
import type { Side } from '../use-note-actions.ts'
import styles from './note-board.module.css'

interface NoteBoardProps {
  notes: readonly Note[]
  layout: 'grid' | 'list'
  /** Pinned notes apart, and an order that can be changed. */
  ordered: boolean
  toOf: (note: Note) => To
  actions: CardActions | undefined
  onMove: (note: Note, side: Side, of: number) => void
}

/** All notes of a place. Arrow keys walk from card to card; e, # and p act on the one that has the focus. */
export function NoteBoard({ notes, layout, ordered, toOf, actions, onMove }: NoteBoardProps) {
  const t = useTexts('notes')
  const [said, say] = useState('')
  const pinned = ordered ? notes.filter((note) => note.pinned) : []
  const others = ordered ? notes.filter((note) => !note.pinned) : notes

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const card = target.closest<HTMLElement>('[data-note]')
    const note = notes.find(({ id }) => String(id) === card?.dataset['note'])
    if (!card || !note || note.id < 0) return
    if (target.matches('[data-open]') && key.startsWith('Arrow')) {
      const next = nextCard(event.currentTarget, card, key)
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
      event.preventDefault()
    }
    const act = actions && actsOf(actions, note)[key]
    if (!act) return
    event.preventDefault()
    act(note)
  }

  const list = (some: readonly Note[], name: string) => (
    <NoteList
      name={name}
      notes={some}
      layout={layout}
      toOf={toOf}
      actions={actions}
      onMove={
        ordered && actions
          ? (note, { side, of, place }) => {
              onMove(note, side, of)
              say(t('moved', { place, total: some.length }))
            }
          : undefined
      }
    />
  )

  return (
    <div className={styles.board} data-board data-layout={layout} onKeyDown={onKeyDown}>
      {pinned.length > 0 && (
        <section className={styles.section}>
          <h2 className="margin-block-end-3 text-quiet text-13">{t('sections.pinned')}</h2>
          {list(pinned, t('sections.pinned'))}
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.section}>
          <h2 className={pinned.length > 0 ? 'margin-block-end-3 text-quiet text-13' : 'visually-hidden'}>
            {t(pinned.length > 0 ? 'sections.others' : 'sections.all')}
          </h2>
          {list(others, t(pinned.length > 0 ? 'sections.others' : 'sections.all'))}
        </section>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

const actsOf = (actions: CardActions, { deleted }: Note): Record<string, ((note: Note) => void) | undefined> =>
  deleted
    ? { '#': actions.onRemoveForGood, Delete: actions.onRemoveForGood }
    : { e: actions.onArchive, '#': actions.onTrash, Delete: actions.onTrash, p: actions.onPin }
