import { Extension } from '@tiptap/core'

/** Shortcut to the toolbar, since Tab has another function within the text. */
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
