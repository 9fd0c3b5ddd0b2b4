import { Extension } from '@tiptap/core'
import { maxMarkdownLength } from '#platform/request-limits.ts'
import { Plugin } from '@tiptap/pm/state'

const signs = [
  /^#{1,6} \S/m,
  /^ {0,3}[-*+] \S.*\n+ {0,3}[-*+] \S/m,
  /^ {0,3}\d{1,9}[.)] \S.*\n+ {0,3}\d{1,9}[.)] \S/m,
  /^> \S/m,
  /^(?:```|~~~)/m,
  /^\|.*\|\n\|[ :|-]+\|/m,
  /(?:^|\s)\*\*\S[^*\n]*\*\*/,
  /\[[^[\]\n]{1,500}\]\((?:https?:|mailto:)[^()\s]{1,2000}\)/,
]

/** Whether a text is probably meant as Markdown. */
export function looksLikeMarkdown(text: string) {
  const head = text.slice(0, maxMarkdownLength).replaceAll('\r\n', '\n')
  return signs.some((sign) => sign.test(head))
}

/** Converts pasted plain text that is Markdown; with Shift the text is inserted unchanged. */
export const MarkdownPaste = Extension.create({
  name: 'markdownPaste',
  // After the handler of files, which word processors add to the clipboard, and before that of text.
  priority: 90,
  addProseMirrorPlugins() {
    const { editor } = this
    let isPlain = false
    const insert = async (text: string) => {
      const { parseMarkdown } = await import('./markdown.ts')
      editor.chain().focus().insertContent(parseMarkdown(text)).scrollIntoView().run()
    }
    return [
      new Plugin({
        props: {
          handleKeyDown(_, { shiftKey }) {
            isPlain = shiftKey
            return false
          },
          handlePaste(_, { clipboardData }) {
            const text = clipboardData?.getData('text/plain') ?? ''
            const isRich = clipboardData?.types.includes('text/html') || clipboardData?.types.includes('Files')
            if (isPlain || isRich || editor.isActive('codeBlock') || !looksLikeMarkdown(text)) return false
            // If the Markdown parser cannot be loaded, the text is inserted unchanged.
            insert(text).catch(() => editor.commands.insertContent({ type: 'text', text }))
            return true
          },
        },
      }),
    ]
  },
})
