import { IconRefresh, IconX } from '@tabler/icons-react'
import { TextField } from '@mui/material'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { mayRetry, useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './picture-list.module.css'
import type { DraftPictures } from './use-draft-pictures.ts'

/** The pictures of a draft, each with a field for its alternative text. */
export function PictureList({ pictures }: { pictures: DraftPictures }) {
  const t = useTexts('social')
  const format = useFormats()
  const errorText = useUploadErrorText()
  if (pictures.list.length === 0) return null
  return (
    <ul className="grid gap-3">
      {pictures.list.map(({ key, url, title, state, progress, error }) => (
        <li key={key} className={styles.row} data-state={state}>
          <Picture className={styles.picture} path={url} alt="" />
          <div className="flex-1 min-inline-0">
            <TextField
              size="small"
              fullWidth
              label={t('compose.alt')}
              value={title}
              onChange={({ target }) => pictures.describe(key, target.value)}
              slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
            />
            {state !== 'stored' && (
              <span className={styles.state} role="status">
                {state === 'failed' && error
                  ? errorText(error)
                  : t('compose.sending', { percent: format.percent(progress) })}
              </span>
            )}
          </div>
          {error && mayRetry(error) && (
            <IconAction
              label={t('compose.retry')}
              icon={<IconRefresh size={18} aria-hidden />}
              onClick={() => pictures.retry(key)}
            />
          )}
          <IconAction
            label={t('compose.removePicture')}
            icon={<IconX size={18} aria-hidden />}
            onClick={() => pictures.remove(key)}
          />
        </li>
      ))}
    </ul>
  )
}
