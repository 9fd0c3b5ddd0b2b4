import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import type { TextDocument } from '../contract.ts'
import { api } from '../documents-client.ts'
import styles from './document-pane.module.css'

/** The document, read-only. */
export function DocumentView({ document: { id, title, content } }: { document: TextDocument }) {
  const t = useTexts('form-tiptap')
  return (
    <article className={styles.reading}>
      <h2 className={styles.readTitle} {...asWritten(title)}>
        {title || t('untitled')}
      </h2>
      <RichText html={content} loadPicture={(file) => api.picture.send({ params: { id, file } })} />
    </article>
  )
}
