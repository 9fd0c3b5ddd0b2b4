import { IconAlertTriangle, IconRefresh, IconX } from '@tabler/icons-react'
import { LinearProgress } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { mayRetry, useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { createUploads, Upload } from './uploads.ts'
import styles from './upload-tiles.module.css'

interface UploadTilesProps {
  list: readonly Upload[]
  uploads: Pick<ReturnType<typeof createUploads>, 'retry' | 'drop'>
}

/** Pending uploads, before the stored pictures. */
export function UploadTiles({ list, uploads }: UploadTilesProps) {
  const t = useTexts('social')
  const format = useFormats()
  const errorText = useUploadErrorText()
  return (
    <ul className={styles.list} aria-label={t('gallery.uploads')}>
      {list.map(({ key, name, state, progress, error }) => {
        const hasFailed = state === 'failed'
        return (
          <li key={key} className={styles.tile} data-failed={hasFailed}>
            <span className="flex-1 min-inline-0 truncate">
              <bdi>{name}</bdi>
            </span>
            {hasFailed ? (
              <span className={styles.state} role="alert">
                <IconAlertTriangle size={16} aria-hidden />
                {error && errorText(error)}
              </span>
            ) : (
              <span className={styles.state}>{format.percent(progress)}</span>
            )}
            {!hasFailed && (
              <LinearProgress
                className={styles.bar ?? ''}
                variant="determinate"
                value={progress * 100}
                aria-label={t('gallery.uploading', { name })}
              />
            )}
            {error && mayRetry(error) && (
              <IconAction
                label={t('gallery.retry', { name })}
                icon={<IconRefresh size={18} aria-hidden />}
                onClick={() => uploads.retry(key)}
              />
            )}
            {hasFailed && (
              <IconAction
                label={t('gallery.dismiss', { name })}
                icon={<IconX size={18} aria-hidden />}
                onClick={() => uploads.drop(key)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
