import { IconTrash } from '@tabler/icons-react'
import { Selection } from '@tiptap/pm/state'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fileOfPicture } from '#platform/rich-text/rich-text.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { asset } from '#platform/web/navigation/asset.ts'
import { type LoadPicture, usePictureUrl } from '#platform/ui/rich-text/shown-picture.tsx'
import styles from '#platform/ui/rich-text/article/article.module.css'

const maxAltLength = 500

const getText = (value: unknown) => (typeof value === 'string' ? value : '')
const parseSide = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** A picture in the editor, with a field for its description. */
export function PictureView({
  node,
  selected,
  extension,
  editor,
  getPos,
  updateAttributes,
  deleteNode,
}: NodeViewProps) {
  const t = useTexts('rich-text')
  const source = getText(node.attrs['data-src'])
  const alt = getText(node.attrs['alt'])
  const sides = { width: parseSide(node.attrs['width']), height: parseSide(node.attrs['height']) }
  const id = fileOfPicture(source)
  const focusText = () => {
    const at = getPos()
    if (at === undefined) return
    const chain = editor.chain().focus()
    chain.command(({ tr }) => Boolean(tr.setSelection(Selection.near(tr.doc.resolve(at + node.nodeSize))))).run()
  }

  return (
    <NodeViewWrapper className={styles.picture} data-selected={selected}>
      <div data-drag-handle>
        {id ? (
          <Uploaded id={id} loadPicture={extension.options.loadPicture} alt={alt} {...sides} />
        ) : (
          <img {...sides} alt={alt} src={asset(source)} data-state="shown" />
        )}
      </div>
      <div className="row gap-1 margin-block-start-1">
        <input
          className={styles.altText}
          dir="auto"
          value={alt}
          maxLength={maxAltLength}
          disabled={!editor.isEditable}
          aria-label={t('pictureWords')}
          placeholder={t('pictureWordsHint')}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
            event.preventDefault()
            focusText()
          }}
        />
        <IconAction
          label={t('pictureRemove')}
          icon={<IconTrash size={18} aria-hidden />}
          isDisabled={!editor.isEditable}
          onClick={() => {
            deleteNode()
            editor.commands.focus()
          }}
        />
      </div>
    </NodeViewWrapper>
  )
}

interface UploadedProps {
  id: string
  loadPicture: LoadPicture
  alt: string
  width: number | undefined
  height: number | undefined
}

function Uploaded({ id, loadPicture, alt, ...sides }: UploadedProps) {
  const t = useTexts('rich-text')
  const { url, isMissing } = usePictureUrl(id, loadPicture)
  if (isMissing) return <p className="padding-6 rounded bg-hover text-quiet text-center">{t('pictureGone')}</p>
  return <img {...sides} alt={alt} src={url} data-state={url ? 'shown' : 'waiting'} />
}
