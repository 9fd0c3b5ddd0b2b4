import { isNodeEmpty } from '@tiptap/core'
import type { EditorState } from '@tiptap/pm/state'
import { type Editor as Tiptap, EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { extensionsFor } from './editor-extensions.ts'
import styles from './editor.module.css'
import { LinkPopover } from './link-popover.tsx'
import { prepared } from './prepared.ts'
import prose from './prose.module.css'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { Toolbar } from './toolbar.tsx'
import { useLatest } from './use-latest.ts'

/** The empty paragraph below a list or a quote is there to write on; nobody wrote it. */
const htmlOf = (editor: Tiptap) =>
  isNodeEmpty(editor.state.doc, { ignoreWhitespace: true }) ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '')

export function Editor(props: RichTextEditorProps) {
  const { value, isFocused = false, isSmall = false, isFrameless = false, isDisabled = false, footer } = props
  const { className } = props
  const [isLinking, setLinking] = useState(false)
  const latest = useLatest(props)

  const [extensions] = useState(() =>
    extensionsFor({
      placeholder: () => latest().placeholder ?? '',
      submit: () => {
        const { onSubmit } = latest()
        onSubmit?.()
        return Boolean(onSubmit)
      },
      takeFiles: (files) => {
        const { onFiles } = latest()
        if (files.length === 0 || !onFiles) return false
        onFiles(files)
        return true
      },
      askForLink: () => setLinking(true),
    }),
  )
  const [editorProps] = useState({ attributes: (state: EditorState) => attributesOf(latest(), state) })
  const [autofocus] = useState<'start' | 'end' | false>(
    isFocused && (/^<p>(?:<br>)?<\/p>/.test(value) ? 'start' : 'end'),
  )
  const [content] = useState(() => prepared(value))
  const editor = useEditor({
    extensions,
    editorProps,
    autofocus,
    editable: !isDisabled,
    content,
    injectCSS: false,
    onUpdate: (change) => latest().onChange(htmlOf(change.editor)),
  })

  return (
    <div
      className={className ? `${styles.editor} ${className}` : styles.editor}
      data-frame={!isFrameless}
      data-invalid={props.isInvalid ?? false}
    >
      <Toolbar editor={editor} isSmall={isSmall} isDisabled={isDisabled} onLink={() => setLinking(true)} />
      {/* A click beside the lines means the text. */}
      <EditorContent editor={editor} className={styles.scroll} />
      {footer}
      {isLinking && <LinkPopover editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

const attributesOf = (
  { label, placeholder, describedBy, isInvalid }: RichTextEditorProps,
  { doc }: EditorState,
): Record<string, string> => ({
  class: `${prose.prose} ${styles.text}`,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(placeholder && { 'aria-placeholder': placeholder }),
  ...(describedBy && { 'aria-describedby': describedBy }),
  ...(isInvalid && { 'aria-invalid': 'true' }),
  // An empty one stands as the page does.
  ...(!isNodeEmpty(doc) && { dir: 'auto' }),
})
