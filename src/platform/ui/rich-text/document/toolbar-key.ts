import { Extension } from '@tiptap/core'

/** Where Tab means the next cell or a deeper list, this still leads to the tools. */
export const ToolbarKey = Extension.create({
  name: 'toolbarKey',
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => {
      const frame = editor.view.dom.closest('[data-frame]')
      const stop = frame?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')
      stop?.focus()
      return stop !== undefined && stop !== null
    },
  }),
})
