import { Node } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { isPictureSource } from '#platform/rich-text/rich-text.ts'
import type { LoadPicture } from '#platform/ui/rich-text/shown-picture.tsx'
import { PictureView } from './picture-view.tsx'

interface PictureOptions {
  loadPicture: LoadPicture
}

const text = (name: string) => ({
  default: '',
  parseHTML: (image: HTMLElement) => image.getAttribute(name) ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ [name]: attributes[name] }),
})

const side = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (image: HTMLElement) => Number(image.getAttribute(name)) || null,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] ? { [name]: attributes[name] } : {}),
})

/** A picture as a block, with a description. */
export const Picture = Node.create<PictureOptions>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ loadPicture: () => Promise.reject(new Error('The picture does not exist')) }),
  addAttributes: () => ({
    'data-src': text('data-src'),
    alt: text('alt'),
    width: side('width'),
    height: side('height'),
  }),
  parseHTML: () => [{ tag: 'img[data-src]', getAttrs: (image) => isPictureSource(image.dataset['src'] ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
  addKeyboardShortcuts() {
    return {
      // Moves the focus from the picture to its description.
      Enter: ({ editor: { state, view } }) => {
        const { selection } = state
        if (!(selection instanceof NodeSelection) || selection.node.type.name !== this.name) return false
        const element = view.nodeDOM(selection.from)
        const field = element instanceof HTMLElement ? element.querySelector('input') : null
        field?.focus()
        return field !== null
      },
    }
  },
})
