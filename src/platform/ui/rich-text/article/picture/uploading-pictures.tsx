import { IconRefresh, IconX } from '@tabler/icons-react'
import { LinearProgress } from '@mui/material'
import { createPortal } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { mayRetry, useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import styles from '#platform/ui/rich-text/article/article.module.css'
import type { PictureUpload, PictureUploads } from './picture-uploads.ts'

/** Renders each picture that is being uploaded at its position. */
export function UploadingPictures({ uploads }: { uploads: PictureUploads }) {
  return uploads
    .useValue()
    .map((upload) => createPortal(<Uploading upload={upload} uploads={uploads} />, upload.element, upload.id))
}

function Uploading({ upload, uploads }: { upload: PictureUpload; uploads: PictureUploads }) {
  const t = useTexts('rich-text')
  const common = useTexts('platform')
  const errorText = useUploadErrorText()
  const { id, name, state, progress, error } = upload
  return (
    <div className={styles.uploading} contentEditable={false}>
      <div className="grid flex-1 gap-2 min-inline-0 break-anywhere">
        {state === 'sending' ? (
          <>
            <span>{common('files.uploading', { name })}</span>
            <LinearProgress
              variant="determinate"
              value={progress * 100}
              aria-label={common('files.uploading', { name })}
            />
          </>
        ) : (
          <span role="alert">{t('pictureFailed', { name, why: error ? errorText(error) : '' })}</span>
        )}
      </div>
      {error && mayRetry(error) && (
        <IconAction
          label={common('files.retry', { name })}
          icon={<IconRefresh size={18} aria-hidden />}
          onClick={() => uploads.retry(id)}
        />
      )}
      <IconAction
        label={common(state === 'sending' ? 'files.cancel' : 'files.remove', { name })}
        icon={<IconX size={18} aria-hidden />}
        onClick={() => uploads.remove(id)}
      />
    </div>
  )
}
