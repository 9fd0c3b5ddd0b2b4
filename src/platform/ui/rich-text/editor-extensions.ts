import { type Editor, Extension, type Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { Plugin } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { parseHtml } from '#platform/web/trusted-types.ts'
import styles from './editor.module.css'
import { isAllowedAddress } from './link-address.ts'
import { prepared } from './prepared.ts'

interface FieldHandlers {
  placeholder: () => string
  /** Whether somebody wants to know of Ctrl+Enter, or of files; if nobody does, it stays what it is in any text. */
  submit: () => boolean
  /** `at` is where they were dropped. */
  takeFiles: (files: File[], at?: number) => boolean
  askForLink: (editor: Editor) => void
}

const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i

/** What can be written: no more than the server's allow-list lets through. */
export const extensionsFor = (handlers: FieldHandlers, more: Extensions = [], prepare = prepared): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    codeBlock: { languageClassPrefix: null },
    dropcursor: { color: false, ...(styles.dropCursor && { class: styles.dropCursor }) },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      // Also asked about what is being typed, as `example.com`.
      isAllowedUri: (address, { defaultValidate }) =>
        defaultValidate(address) && (!hasScheme.test(address) || isAllowedAddress(address)),
    },
  }),
  Placeholder.configure({ placeholder: handlers.placeholder }),
  field(handlers, prepare),
  ...more,
]

/** The keys and the files that mean something to the field around the text. */
const field = ({ submit, takeFiles, askForLink }: FieldHandlers, prepare: (html: string) => string) =>
  Extension.create({
    name: 'field',
    // Before the extension that would break the line.
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
          handlePaste: (_, { clipboardData }) => takeFiles(filesOf(clipboardData)),
          handleDrop: (view, { dataTransfer, clientX, clientY }) =>
            takeFiles(filesOf(dataTransfer), view.posAtCoords({ left: clientX, top: clientY })?.pos),
          transformPastedHTML: prepare,
        },
      }),
    ],
  })

// A word processor adds a picture of the text that it puts into the clipboard; a page's picture comes without text.
const hasText = (html: string) => parseHtml(html).body.innerText.trim() !== ''

const filesOf = (data: DataTransfer | null) => (data && !hasText(data.getData('text/html')) ? [...data.files] : [])

export const clearFormatting = (editor: Editor) => editor.chain().unsetAllMarks().clearNodes().run()
