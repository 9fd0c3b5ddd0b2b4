import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Editor, type EditorKit } from '#platform/ui/rich-text/editor.tsx'
import type { RichTextEditorProps } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { type LoadPicture, pictureKey } from '#platform/ui/rich-text/shown-picture.tsx'
import { useLatest } from '#platform/ui/rich-text/use-latest.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { createArticleKit } from './article-kit.tsx'

interface ArticleEditorProps extends RichTextEditorProps {
  loadPicture: LoadPicture
  /** Extends the kit of an article; called once. */
  extend?: (kit: EditorKit) => EditorKit
}

const unchanged = (kit: EditorKit) => kit

/** The editor with pictures, tables and the `/` menu. */
export function ArticleEditor({ loadPicture, extend = unchanged, ...props }: ArticleEditorProps) {
  const t = useTexts('rich-text')
  const queries = useQueryClient()
  const latest = useLatest(loadPicture)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const latestField = useLatest(field)
  const [{ kit, uploads }] = useState(() => {
    const articleKit = createArticleKit({
      loadPicture: (fileId) => latest()(fileId),
      onSent: (fileId, blob) => queries.setQueryData(['file', ...pictureKey(fileId)], { blob }),
      askForPicture: () => latestField()?.click(),
    })
    return { ...articleKit, kit: extend(articleKit.kit) }
  })
  useEffect(() => uploads.end, [uploads])
  // The editor handles these keys itself; this lists them in the help.
  useShortcuts(t('label'), [
    { keys: '/', label: t('insert') },
    { keys: 'Mod+b', label: t('bold') },
    { keys: 'Mod+i', label: t('italic') },
    { keys: 'Mod+k', label: t('link') },
    { keys: 'Mod+Alt+2', label: t('heading2') },
    { keys: 'Mod+Alt+3', label: t('heading3') },
    { keys: 'Mod+Shift+8', label: t('bulletList') },
    { keys: 'Mod+Shift+7', label: t('orderedList') },
    { keys: 'Mod+Shift+b', label: t('blockquote') },
    { keys: 'Mod+Alt+c', label: t('codeBlock') },
    { keys: 'Tab', label: t('nextCell') },
  ])

  return (
    <>
      <Editor {...props} kit={kit} />
      <input
        ref={setField}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('picture')}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
