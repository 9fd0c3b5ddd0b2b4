import { IconDownload, IconX } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import { FileIcon } from './file-icon.tsx'
import styles from './files.module.css'

const FilePreview = lazy(async () => ({ default: (await import('./file-preview.tsx')).FilePreview }))

interface FileListProps {
  files: readonly StoredFile[]
  load: (file: StoredFile) => Promise<{ name: string; blob: Blob }>
  /** Replaces "Attachments". */
  label?: string
  /** Offers to remove each file. */
  onRemove?: ((file: StoredFile) => void) | undefined
}

const isPicture = ({ type }: StoredFile) => type.startsWith('image/')

/** Attached files; pictures open in a preview, other files are downloaded. */
export function FileList({ files, load, label, onRemove }: FileListProps) {
  const t = useTexts('platform')
  const [shown, show] = useState<{ file: StoredFile; isOpen: boolean }>()
  const [loading, setLoading] = useState<readonly string[]>([])
  if (files.length === 0) return null

  const download = async (file: StoredFile) => {
    setLoading((now) => [...now, file.id])
    try {
      const { blob } = await load(file)
      saveFile({ name: file.name, blob })
    } catch {
      const action = { label: t('retry'), run: () => void download(file) }
      toast({ tone: 'error', text: t('files.downloadFailed', { name: file.name }), action })
    }
    setLoading((now) => now.filter((id) => id !== file.id))
  }

  return (
    <>
      <ul className={styles.files} aria-label={label ?? t('files.attached')}>
        {files.map((file) => (
          <FileEntry
            key={file.id}
            file={file}
            isLoading={loading.includes(file.id)}
            onOpen={() => (isPicture(file) ? show({ file, isOpen: true }) : void download(file))}
            onDownload={() => void download(file)}
            onRemove={onRemove && (() => onRemove(file))}
          />
        ))}
      </ul>
      <Suspense>
        {shown && (
          <FilePreview
            file={shown.file}
            isOpen={shown.isOpen}
            load={load}
            onDownload={() => void download(shown.file)}
            onClose={() => show({ ...shown, isOpen: false })}
            onMissing={() => show(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

interface FileEntryProps {
  file: StoredFile
  isLoading: boolean
  onOpen: () => void
  onDownload: () => void
  onRemove: (() => void) | undefined
}

function FileEntry({ file, isLoading, onOpen, onDownload, onRemove }: FileEntryProps) {
  const t = useTexts('platform')
  const format = useFormats()
  return (
    <li className={styles.file} aria-busy={isLoading || undefined}>
      <button
        type="button"
        className={styles.open}
        title={file.name}
        aria-haspopup={isPicture(file) ? 'dialog' : undefined}
        onClick={onOpen}
      >
        <FileIcon type={file.type} />
        <span className="visually-hidden">
          {t(isPicture(file) ? 'files.open' : 'files.download', { name: file.name })}
        </span>
        <span className={styles.details} aria-hidden>
          <bdi className={styles.name}>{file.name}</bdi>
          <span className="text-quiet text-12 tabular">{format.fileSize(file.size)}</span>
        </span>
      </button>
      {isPicture(file) && (
        <Tooltip title={t('files.save')}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('files.download', { name: file.name })}
            onClick={onDownload}
          >
            <IconDownload size={16} aria-hidden />
          </button>
        </Tooltip>
      )}
      {onRemove && (
        <Tooltip title={t('files.remove', { name: file.name })}>
          <button
            type="button"
            className={styles.button}
            aria-label={t('files.remove', { name: file.name })}
            onClick={onRemove}
          >
            <IconX size={16} aria-hidden />
          </button>
        </Tooltip>
      )}
    </li>
  )
}
