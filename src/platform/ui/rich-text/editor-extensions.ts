import { type Editor, Extension, type Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { StarterKit } from '@tiptap/starter-kit'
import { parseHtml } from '#platform/web/trusted-types.ts'
import styles from './editor.module.css'
import { isAllowedAddress } from './link/link-address.ts'
import { prepared } from './prepared.ts'

interface FieldHandlers {
  placeholder: () => string
  /** Handlers of Ctrl+Enter and of files; if they return false, the editor's defaults apply. */
  submit: () => boolean
  /** `at` is the drop position. */
  insertFiles: (files: File[], at?: number) => boolean
  askForLink: (editor: Editor) => void
}

const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** Extensions for content that the server's sanitiser allows. */
export const extensionsFor = (handlers: FieldHandlers, more: Extensions = [], prepare = prepared): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    codeBlock: { languageClassPrefix: null },
    dropcursor: { color: false, ...(styles.dropCursor && { class: styles.dropCursor }) },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      // Also called for typed text such as `example.com`.
      isAllowedUri: (address, { defaultValidate }) =>
        defaultValidate(address) && (!hasScheme.test(address) || isAllowedAddress(address)),
    },
  }),
  Placeholder.configure({ placeholder: handlers.placeholder }),
  field(handlers, prepare),
  ...more,
]

/** Keys and files that the field around the editor handles. */
const field = ({ submit, insertFiles, askForLink }: FieldHandlers, prepare: (html: string) => string) =>
  Extension.create({
    name: 'field',
    // Before the extension that would insert a line break.
    priority: 1000,
    addKeyboardShortcuts: () => ({
      'Mod-Enter': submit,
      'Mod-k': ({ editor }) => {
        askForLink(editor)
        return true
      },
      'Mod-\\': ({ editor }) => clearFormatting(editor),
    }),
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: { keydown: handleEscape },
          handlePaste: (_, { clipboardData }) => insertFiles(getFiles(clipboardData)),
          handleDrop: (view, { dataTransfer, clientX, clientY }) =>
            insertFiles(getFiles(dataTransfer), view.posAtCoords({ left: clientX, top: clientY })?.pos),
          transformPastedHTML: prepare,
        },
      }),
    ],
  })

// Word processors add a picture of the text to the clipboard; a picture copied from a page comes without text.
const hasText = (html: string) => parseHtml(html).body.innerText.trim() !== ''

const getFiles = (data: DataTransfer | null) => (data && !hasText(data.getData('text/html')) ? [...data.files] : [])

export const clearFormatting = (editor: Editor) => editor.chain().unsetAllMarks().clearNodes().run()

/** Leaves Escape to the form or dialog around the editor, unless a menu handles it: ProseMirror always prevents it. */
function handleEscape(view: EditorView, event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return false
  if (view.someProp('handleKeyDown', (handle) => handle(view, event))) event.preventDefault()
  return true
}
