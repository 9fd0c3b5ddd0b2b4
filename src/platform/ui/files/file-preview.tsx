import { IconDownload, IconX } from '@tabler/icons-react'
import { Button, Dialog, IconButton, Tooltip } from '@mui/material'
import { useId } from 'react'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import { useFile } from '#platform/web/api/use-file-url.ts'
import styles from './files.module.css'

interface FilePreviewProps {
  file: StoredFile
  isOpen: boolean
  load: (file: StoredFile) => Promise<{ blob: Blob }>
  onDownload: () => void
  onClose: () => void
  /** Called after the closing animation. */
  onMissing: () => void
}

export function FilePreview({ file, isOpen, load, onDownload, onClose, onMissing }: FilePreviewProps) {
  const t = useTexts('platform')
  const id = useId()
  // A download may have no type, so the record's is used. SVG is never shown as a picture.
  const picture = async () => ({ blob: new Blob([(await load(file)).blob], { type: file.type }) })
  const { url, error } = useFile(picture, [file.id])
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onMissing }, paper: { className: styles.preview } }}
    >
      <header className={styles.previewHead}>
        <h2 id={id} className={styles.name}>
          <bdi>{file.name}</bdi>
        </h2>
        <Button color="secondary" startIcon={<IconDownload aria-hidden />} onClick={onDownload}>
          {t('files.save')}
        </Button>
        <Tooltip title={t('close')}>
          <IconButton aria-label={t('close')} onClick={onClose}>
            <IconX size={20} aria-hidden />
          </IconButton>
        </Tooltip>
      </header>
      <div className={styles.previewBody}>
        {url && <img src={url} alt={file.name} />}
        {!url && !error && <Spinner label={t('files.open', { name: file.name })} />}
        {error && <p role="alert">{t('files.downloadFailed', { name: file.name })}</p>}
      </div>
    </Dialog>
  )
}
