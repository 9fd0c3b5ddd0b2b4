import { useTexts } from '#platform/i18n/use-texts.ts'
import { ArticleEditor } from '#platform/ui/rich-text/article/article-editor.tsx'
import type { RichTextEditorProps } from '#platform/ui/rich-text/rich-text-editor.tsx'
import type { EditorKit } from '#platform/ui/rich-text/editor.tsx'
import type { LoadPicture } from '#platform/ui/rich-text/shown-picture.tsx'
import { useLatest } from '#platform/ui/rich-text/use-latest.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { BlockDirection } from './direction.ts'
import { DocumentTools } from './document-tools.tsx'
import { MarkdownPaste } from './markdown-paste.ts'
import { MentionMenu } from './mention-menu.tsx'
import { Mention, type Mentionable } from './mention-node.ts'
import { PeopleContext } from './people-context.ts'
import { ToolbarKey } from './toolbar-key.ts'

export interface DocumentEditorProps extends RichTextEditorProps {
  loadPicture: LoadPicture
  /** People suggested after `@`. Default: none. */
  people?: readonly Mentionable[]
}

const nobody: readonly Mentionable[] = []

/** An article's editor with mentions, text direction and Markdown. */
export function DocumentEditor({ people = nobody, ...props }: DocumentEditorProps) {
  const t = useTexts('rich-text')
  const latest = useLatest(people)
  const extend = (kit: EditorKit): EditorKit => ({
    ...kit,
    extensions: [
      ...kit.extensions,
      Mention.configure({ getName: (id) => latest().find((person) => person.id === id)?.name }),
      BlockDirection,
      MarkdownPaste,
      ToolbarKey,
    ],
    renderTools: (tools) => (
      <>
        {kit.renderTools(tools)}
        <DocumentTools {...tools} />
      </>
    ),
    renderBelow: (editor) => (
      <>
        {kit.renderBelow(editor)}
        <MentionMenu editor={editor} />
      </>
    ),
  })
  useShortcuts(t('label'), [
    { keys: '@', label: t('mention') },
    { keys: 'Alt+F10', label: t('toTools') },
    { keys: 'Mod+Shift+v', label: t('pastePlain') },
  ])
  return (
    <PeopleContext value={people}>
      <ArticleEditor {...props} extend={extend} />
    </PeopleContext>
  )
}
