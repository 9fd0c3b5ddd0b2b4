import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

interface PlaceChange {
  add?: { id: string; at: number; element: HTMLElement }
  remove?: string
}

const key = new PluginKey<DecorationSet>('picturePlaces')

const changed = (transaction: Transaction, change: PlaceChange) => transaction.setMeta(key, change)

/** Tracks the positions of pictures that are being uploaded while the text changes. */
export const picturePlaces = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, places) {
        const moved = places.map(transaction.mapping, transaction.doc)
        const change: PlaceChange | undefined = transaction.getMeta(key)
        if (change?.add) {
          const { id, at, element } = change.add
          const place = Decoration.widget(at, element, { key: id, id, stopEvent: () => true, ignoreSelection: true })
          return moved.add(transaction.doc, [place])
        }
        return change?.remove ? moved.remove(find(moved, change.remove)) : moved
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })

const find = (places: DecorationSet | undefined, id: string) =>
  places?.find(undefined, undefined, (spec) => spec['id'] === id) ?? []

/** Adds a position after the block at the cursor, or at the drop position. */
export function addPlace(editor: Editor, id: string, element: HTMLElement, dropped?: number) {
  const { state, view } = editor
  const at = state.doc.resolve(dropped ?? state.selection.to)
  view.dispatch(changed(state.tr, { add: { id, at: at.depth > 0 ? at.after(1) : at.pos, element } }))
}

export const removePlace = ({ state, view }: Editor, id: string) => view.dispatch(changed(state.tr, { remove: id }))

/** Inserts the picture at its tracked position, unless that was deleted meanwhile. */
export function fillPlace({ state, view, schema }: Editor, id: string, attributes: Record<string, unknown>) {
  const [place] = find(key.getState(state), id)
  const type = schema.nodes['picture']
  if (!place || !type) return
  const change = changed(state.tr, { remove: id })
  const before = change.doc.resolve(place.from).nodeBefore
  // Replaces the empty paragraph before the position.
  const isBlank = before?.type.name === 'paragraph' && before.content.size === 0
  const from = isBlank ? place.from - before.nodeSize : place.from
  view.dispatch(change.replaceRangeWith(from, place.from, type.create(attributes)))
}
