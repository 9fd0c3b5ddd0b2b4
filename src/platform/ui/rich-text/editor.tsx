import { type Extensions, isNodeEmpty } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { type Editor as Tiptap, EditorContent, useEditor } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { extensionsFor } from './editor-extensions.ts'
import styles from './editor.module.css'
import { LinkPopover } from './link/link-popover.tsx'
import { prepared } from './prepared.ts'
import prose from './prose.module.css'
import { createStore } from '#platform/web/store.ts'
import './texts.ts'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { type ToolbarSlot, Toolbar } from './toolbar.tsx'
import { useLatest } from './use-latest.ts'

/** Removes the empty paragraph that the editor adds below a list or a quote, which is no content. */
const toHtml = (editor: Tiptap) =>
  isNodeEmpty(editor.state.doc, { ignoreWhitespace: true }) ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '')

/** Further extensions; they must stay the same for the life of the editor. */
export interface EditorKit {
  extensions: Extensions
  prepare: (html: string) => string
  /** Handles some of the pasted or dropped files, and returns the others. */
  insertFiles: (files: File[], at?: number) => File[]
  renderTools: (props: { editor: Tiptap; isDisabled: boolean; toolbarSlot: (name: string) => ToolbarSlot }) => ReactNode
  renderBelow: (editor: Tiptap) => ReactNode
}

export function Editor({ kit, ...props }: Omit<RichTextEditorProps, 'loadPicture'> & { kit?: EditorKit }) {
  const { value, isFocused = false, isSmall = false, isFrameless = false, isDisabled = false, footer } = props
  const [isLinking, setLinking] = useState(false)
  const latest = useLatest(props)

  const [extensions] = useState(() => {
    const handlers = {
      placeholder: () => latest().placeholder ?? '',
      submit: () => {
        const { onSubmit } = latest()
        onSubmit?.()
        return Boolean(onSubmit)
      },
      insertFiles: (files: File[], at?: number) => {
        const { onFiles } = latest()
        const unhandled = kit ? kit.insertFiles(files, at) : files
        if (unhandled.length > 0) onFiles?.(unhandled)
        return unhandled.length < files.length || (files.length > 0 && onFiles !== undefined)
      },
      askForLink: () => setLinking(true),
    }
    return extensionsFor(handlers, kit?.extensions, kit?.prepare)
  })
  const [editorProps] = useState({ attributes: (state: EditorState) => createAttributes(latest(), state) })
  const [autofocus] = useState<'start' | 'end' | false>(
    isFocused && (/^<p>(?:<br>)?<\/p>/.test(value) ? 'start' : 'end'),
  )
  const [reported] = useState(() => createStore(''))
  const [content] = useState(() => (kit?.prepare ?? prepared)(value))
  const editor = useEditor({
    extensions,
    editorProps,
    autofocus,
    editable: !isDisabled,
    content,
    injectCSS: false,
    // `onUpdate` must ignore the editor's normalisation of its initial content.
    onCreate: (created) => reported.set(toHtml(created.editor)),
    onUpdate(change) {
      const html = toHtml(change.editor)
      if (html === reported.get()) return
      reported.set(html)
      latest().onChange(html)
    },
  })

  return (
    <div
      className={props.className ? `${styles.editor} ${props.className}` : styles.editor}
      data-frame={!isFrameless}
      data-invalid={props.isInvalid ?? false}
    >
      <Toolbar editor={editor} isSmall={isSmall} isDisabled={isDisabled} onLink={() => setLinking(true)}>
        {(toolbarSlot) => kit?.renderTools({ editor, isDisabled, toolbarSlot })}
      </Toolbar>
      {/* A click beside the lines focuses the text. */}
      <EditorContent editor={editor} className={styles.scroll} />
      {kit?.renderBelow(editor)}
      {footer}
      {isLinking && <LinkPopover editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

const createAttributes = (
  { label, placeholder, describedBy, isInvalid }: Omit<RichTextEditorProps, 'loadPicture'>,
  { doc }: EditorState,
): Record<string, string> => ({
  class: `${prose.prose} ${styles.text}`,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(placeholder && { 'aria-placeholder': placeholder }),
  ...(describedBy && { 'aria-describedby': describedBy }),
  ...(isInvalid && { 'aria-invalid': 'true' }),
  // Without letters, the direction of the page applies.
  ...(hasLetters(doc) && { dir: 'auto' }),
})

function hasLetters(doc: Node) {
  let isFound = false
  doc.descendants(({ text }) => {
    isFound ||= text !== undefined && /\p{L}/u.test(text)
    return !isFound
  })
  return isFound
}
