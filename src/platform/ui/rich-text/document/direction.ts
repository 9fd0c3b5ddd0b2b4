import { type Editor, Extension } from '@tiptap/core'

const types = ['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList']

export type Direction = 'ltr' | 'rtl'

const parseDirection = (value: unknown): Direction | null => (value === 'ltr' || value === 'rtl' ? value : null)

/** Direction of a block; by default that of its first letter. */
export const BlockDirection = Extension.create({
  name: 'blockDirection',
  addGlobalAttributes: () => [
    {
      types,
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => parseDirection(element.getAttribute('dir')),
          renderHTML: ({ dir }) => (parseDirection(dir) ? { dir } : {}),
        },
      },
    },
  ],
})

/** The direction set on all blocks at the cursor, if any. */
export function directionAt({ state: { doc, selection } }: Editor): Direction | undefined {
  const directions = new Set<Direction | null>()
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.isTextblock) directions.add(parseDirection(node.attrs['dir']))
  })
  const [only] = directions
  return directions.size === 1 ? (only ?? undefined) : undefined
}

/** Sets the direction of the blocks at the cursor, and of lists and quotes around them; null removes it. */
export const setDirection = (editor: Editor, dir: Direction | null) =>
  editor.commands.command(({ tr, state: { selection } }) => {
    tr.doc.nodesBetween(selection.from, selection.to, (node, at) => {
      if (types.includes(node.type.name)) tr.setNodeAttribute(at, 'dir', dir)
    })
    return true
  })
