import { type Editor, Extension } from '@tiptap/core'
import type { EditorKit } from '#platform/ui/rich-text/editor.tsx'
import { preparedArticle } from '#platform/ui/rich-text/prepared.ts'
import type { LoadPicture } from '#platform/ui/rich-text/shown-picture.tsx'
import { ArticleTools } from './article-tools.tsx'
import { EmbedNode } from './embed/embed-node.ts'
import { Picture } from './picture/picture-node.ts'
import {
  addPlaceholder,
  fillPlaceholder,
  picturePlaceholders,
  removePlaceholder,
} from './picture/picture-placeholders.ts'
import { createPictureUploads } from './picture/picture-uploads.ts'
import { SlashMenu } from './slash-menu.tsx'
import { tableExtensions } from './table-nodes.ts'
import { UploadingPictures } from './picture/uploading-pictures.tsx'
import { WordCount } from './word-count.tsx'

interface ArticleSteps {
  loadPicture: LoadPicture
  /** Makes a picture available that was just uploaded and is not yet part of a record. */
  onSent: (fileId: string, blob: Blob) => void
  /** Opens the file picker for pictures. */
  askForPicture: () => void
}

/** The extensions of an article's editor. */
export function createArticleKit({ loadPicture, onSent, askForPicture }: ArticleSteps) {
  let editor: Editor | undefined
  const uploads = createPictureUploads({
    onAdded: ({ id, element }, at) => editor && addPlaceholder(editor, id, element, at),
    onSent(id, { stored, blob, width, height }) {
      onSent(stored.id, blob)
      if (editor) fillPlaceholder(editor, id, { 'data-src': `file:${stored.id}`, alt: '', width, height })
    },
    onRemoved: (id) => editor && removePlaceholder(editor, id),
  })
  const article = Extension.create({
    name: 'article',
    onCreate: ({ editor: made }) => void (editor = made),
    addProseMirrorPlugins: () => [picturePlaceholders()],
  })
  const kit: EditorKit = {
    extensions: [...tableExtensions, Picture.configure({ loadPicture }), EmbedNode, article],
    prepare: preparedArticle,
    insertFiles: uploads.add,
    renderTools: (props) => <ArticleTools {...props} onPicture={askForPicture} />,
    renderBelow: (made) => (
      <>
        <UploadingPictures uploads={uploads} />
        <SlashMenu editor={made} onPicture={askForPicture} />
        <WordCount editor={made} />
      </>
    ),
  }
  return { kit, uploads }
}
