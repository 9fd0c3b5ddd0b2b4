import { lazy, Suspense, useState } from 'react'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FileList } from '#platform/ui/files/file-list.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useFile } from '#platform/web/api/use-file-url.ts'
import { api } from '../chats-client.ts'
import type { Message } from '../contract-shapes.ts'
import styles from './message-files.module.css'

const FilePreview = lazy(async () => ({ default: (await import('#platform/ui/files/file-preview.tsx')).FilePreview }))

const isPicture = ({ type }: StoredFile) => type.startsWith('image/')

export const createLoad = (chatId: number) => (file: StoredFile) =>
  api.download.send({ params: { id: chatId, fileId: file.id } })

/** Pictures in boxes of known size, to avoid layout shifts; other files as downloads. */
export function MessageFiles({ message: { chatId, attachments } }: { message: Message }) {
  const [preview, setPreview] = useState<{ file: StoredFile; isOpen: boolean }>()
  const load = createLoad(chatId)
  const pictures = attachments.filter(isPicture)
  const download = async (file: StoredFile) => saveFile({ name: file.name, blob: (await load(file)).blob })
  return (
    <div className={styles.files}>
      {pictures.length > 0 && (
        <div className={styles.pictures} data-many={pictures.length > 1}>
          {pictures.map((file) => (
            <Picture key={file.id} file={file} load={load} onOpen={() => setPreview({ file, isOpen: true })} />
          ))}
        </div>
      )}
      <FileList files={attachments.filter((file) => !isPicture(file))} load={load} />
      <Suspense>
        {preview && (
          <FilePreview
            file={preview.file}
            isOpen={preview.isOpen}
            load={load}
            onDownload={() => void download(preview.file)}
            onClose={() => setPreview({ ...preview, isOpen: false })}
            onMissing={() => setPreview(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

interface PictureProps {
  file: StoredFile
  load: (file: StoredFile) => Promise<{ blob: Blob }>
  onOpen: () => void
}

function Picture({ file, load, onOpen }: PictureProps) {
  const t = useTexts('chats')
  // Uses the stored type instead of that of the response, so that an SVG is rendered only as a picture.
  const picture = async () => ({ blob: new Blob([(await load(file)).blob], { type: file.type }) })
  const { url, error } = useFile(picture, ['picture', file.id])
  return (
    <button
      type="button"
      className={styles.picture}
      aria-haspopup="dialog"
      aria-label={t('files.openPicture', { name: file.name })}
      onClick={onOpen}
    >
      {url && <img src={url} alt="" decoding="async" />}
      {error && <span className={styles.lost}>{file.name}</span>}
    </button>
  )
}
