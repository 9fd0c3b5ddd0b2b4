import { IconAlertTriangle, IconRefresh, IconX } from '@tabler/icons-react'
import { LinearProgress } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { createUploads, Upload } from './uploads.ts'
import styles from './upload-tiles.module.css'

interface UploadTilesProps {
  list: readonly Upload[]
  uploads: Pick<ReturnType<typeof createUploads>, 'retry' | 'drop'>
}

/** Pictures on their way, above those that are there. */
export function UploadTiles({ list, uploads }: UploadTilesProps) {
  const t = useTexts('social')
  const format = useFormats()
  return (
    <ul className={styles.list} aria-label={t('gallery.uploads')}>
      {list.map(({ key, name, state, progress }) => {
        const hasFailed = state === 'failed' || state === 'unreadable'
        return (
          <li key={key} className={styles.tile} data-failed={hasFailed}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            {hasFailed ? (
              <span className={styles.state} role="alert">
                <IconAlertTriangle size={16} aria-hidden />
                {t(`gallery.${state}`)}
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
            {state === 'failed' && (
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
