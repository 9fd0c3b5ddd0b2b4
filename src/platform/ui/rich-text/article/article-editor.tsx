import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Editor } from '#platform/ui/rich-text/editor.tsx'
import type { RichTextEditorProps } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { type PictureOf, pictureKey } from '#platform/ui/rich-text/shown-picture.tsx'
import { useLatest } from '#platform/ui/rich-text/use-latest.ts'
import { createArticleKit } from './article-kit.tsx'

/** The editor with pictures, tables and the menu of `/`. */
export function ArticleEditor({ pictureOf, ...props }: RichTextEditorProps & { pictureOf: PictureOf }) {
  const t = useTexts('platform')
  const queries = useQueryClient()
  const latest = useLatest(pictureOf)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const latestField = useLatest(field)
  const [{ kit, uploads }] = useState(() =>
    createArticleKit({
      pictureOf: (fileId) => latest()(fileId),
      onSent: (fileId, blob) => queries.setQueryData(['file', ...pictureKey(fileId)], { blob }),
      askForPicture: () => latestField()?.click(),
    }),
  )
  useEffect(() => uploads.end, [uploads])

  return (
    <>
      <Editor {...props} kit={kit} />
      <input
        ref={setField}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('editor.picture')}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
