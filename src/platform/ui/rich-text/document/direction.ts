import { type Editor, Extension } from '@tiptap/core'

const types = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList']

export type Direction = 'ltr' | 'rtl'

const known = (value: unknown): Direction | null => (value === 'ltr' || value === 'rtl' ? value : null)

/** Which way a block runs; one that nobody turned runs as its first letter does. */
export const BlockDirection = Extension.create({
  name: 'blockDirection',
  addGlobalAttributes: () => [
    {
      types,
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => known(element.getAttribute('dir')),
          renderHTML: ({ dir }) => (known(dir) ? { dir } : {}),
        },
      },
    },
  ],
})

/** The direction that all blocks at the cursor were given; undefined where they follow their letters. */
export function directionAt({ state: { doc, selection } }: Editor): Direction | undefined {
  const found = new Set<Direction | null>()
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.isTextblock) found.add(known(node.attrs['dir']))
  })
  const [only] = found
  return found.size === 1 ? (only ?? undefined) : undefined
}

/** Turns the blocks at the cursor, and the lists and quotes around them; null lets them follow their letters again. */
export const turn = (editor: Editor, dir: Direction | null) =>
  editor.commands.command(({ tr, state: { selection } }) => {
    tr.doc.nodesBetween(selection.from, selection.to, (node, at) => {
      if (types.includes(node.type.name)) tr.setNodeAttribute(at, 'dir', dir)
    })
    return true
  })
