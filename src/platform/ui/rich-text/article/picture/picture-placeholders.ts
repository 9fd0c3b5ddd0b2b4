import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

interface PlaceholderChange {
  add?: { id: string; at: number; element: HTMLElement }
  remove?: string
}

const key = new PluginKey<DecorationSet>('picturePlaceholders')

const changed = (transaction: Transaction, change: PlaceholderChange) => transaction.setMeta(key, change)

/** Tracks the positions of pictures that are being uploaded while the text changes. */
export const picturePlaceholders = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, placeholders) {
        const mapped = placeholders.map(transaction.mapping, transaction.doc)
        const change: PlaceholderChange | undefined = transaction.getMeta(key)
        if (change?.add) {
          const { id, at, element } = change.add
          const placeholder = Decoration.widget(at, element, {
            key: id,
            id,
            stopEvent: () => true,
            ignoreSelection: true,
          })
          return mapped.add(transaction.doc, [placeholder])
        }
        return change?.remove ? mapped.remove(find(mapped, change.remove)) : mapped
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })

const find = (placeholders: DecorationSet | undefined, id: string) =>
  placeholders?.find(undefined, undefined, (spec) => spec['id'] === id) ?? []

/** Adds a position after the block at the cursor, or at the drop position. */
export function addPlaceholder(editor: Editor, id: string, element: HTMLElement, dropped?: number) {
  const { state, view } = editor
  const at = state.doc.resolve(dropped ?? state.selection.to)
  view.dispatch(changed(state.tr, { add: { id, at: at.depth > 0 ? at.after(1) : at.pos, element } }))
}

export const removePlaceholder = ({ state, view }: Editor, id: string) =>
  view.dispatch(changed(state.tr, { remove: id }))

/** Inserts the picture at its tracked position, unless that was deleted meanwhile. */
export function fillPlaceholder({ state, view, schema }: Editor, id: string, attributes: Record<string, unknown>) {
  const [placeholder] = find(key.getState(state), id)
  const type = schema.nodes['picture']
  if (!placeholder || !type) return
  const change = changed(state.tr, { remove: id })
  const before = change.doc.resolve(placeholder.from).nodeBefore
  // Replaces the empty paragraph before the position.
  const isBlank = before?.type.name === 'paragraph' && before.content.size === 0
  const from = isBlank ? placeholder.from - before.nodeSize : placeholder.from
  view.dispatch(change.replaceRangeWith(from, placeholder.from, type.create(attributes)))
}
