import type { KeyboardEvent } from 'react'
import { commandKeys } from '#platform/web/shortcuts/own-keys.ts'
import type { Note } from '../contract.ts'
import type { CardActions } from './card-actions.ts'
import { nextCard } from './card-focus.ts'

/** Arrow keys move the focus between cards; e, # and p act on the focused card. */
export function onCardKey(event: KeyboardEvent<HTMLElement>, notes: readonly Note[], actions: CardActions | undefined) {
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
  const act = actions && actionsByKey(actions, note)[commandKeys(event.nativeEvent)]
  if (!act) return
  event.preventDefault()
  // A held key acts once.
  if (!event.repeat) act(note)
}

const actionsByKey = (actions: CardActions, { deleted }: Note): Record<string, ((note: Note) => void) | undefined> =>
  deleted
    ? { '#': actions.onRemoveForGood, Delete: actions.onRemoveForGood }
    : { e: actions.onArchive, '#': actions.onTrash, Delete: actions.onTrash, p: actions.onPin }
