import { Extension } from '@tiptap/core'

/** Moves the focus to the toolbar, where Tab has another meaning in the text. */
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
