import { IconRefresh, IconX } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FileIcon } from './file-icon.tsx'
import styles from './files.module.css'
import { mayRetry, useUploadErrorText } from './upload-error.ts'
import type { Upload } from './uploads.ts'
import type { Uploads } from './use-uploads.ts'

/** Attached files and uploads in progress. Keep it mounted while empty, so that it can announce changes. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const t = useTexts('platform')
  const container = useRef<HTMLDivElement>(null)
  const now = uploads.files.length
  // Failed files have their own announcement.
  const accepted = uploads.files.filter(({ state }) => state !== 'failed').length
  const [{ count, wasAccepted, announcement }, say] = useState({ count: now, wasAccepted: accepted, announcement: '' })
  if (now !== count) {
    const added = now > count ? accepted - wasAccepted : 0
    say({
      count: now,
      wasAccepted: accepted,
      announcement: added > 0 ? t('files.added', { count: added }) : announcement,
    })
  }

  const remove = ({ key, name }: Upload) => {
    const at = uploads.files.findIndex((upload) => upload.key === key)
    const next = uploads.files[at + 1] ?? uploads.files[at - 1]
    uploads.remove(key)
    say({ count: now - 1, wasAccepted: accepted, announcement: t('files.removed', { name }) })
    const button = next && container.current?.querySelector<HTMLElement>(`[data-remove="${CSS.escape(next.key)}"]`)
    ;(button ?? container.current)?.focus()
  }

  return (
    <div ref={container} role="group" aria-label={t('files.attached')} tabIndex={-1} className={styles.container}>
      {now > 0 && (
        <ul className={styles.uploads} aria-label={t('files.attached')}>
          {uploads.files.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRemove={() => remove(upload)}
              onRetry={() => uploads.retry(upload.key)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  )
}

interface UploadRowProps {
  upload: Upload
  onRemove: () => void
  onRetry: () => void
}

function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const t = useTexts('platform')
  const format = useFormats()
  const errorText = useUploadErrorText()
  const { key, name, type, size, state, progress, error } = upload
  const isPending = state === 'waiting' || state === 'sending'
  return (
    <li className={styles.upload} data-state={state}>
      <FileIcon type={type} />
      <div className={styles.details}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {error ? (
          <span className="all-columns text-error text-12" role="alert">
            {errorText(error)}
          </span>
        ) : (
          <span className="text-quiet text-12 tabular">
            {isPending ? format.percent(progress) : format.fileSize(size)}
          </span>
        )}
        {isPending && (
          <progress className={styles.progress} max={1} value={progress} aria-label={t('files.uploading', { name })} />
        )}
      </div>
      {error !== undefined && mayRetry(error) && (
        <RowButton label={t('files.retry', { name })} onClick={onRetry}>
          <IconRefresh size={16} aria-hidden />
        </RowButton>
      )}
      <RowButton label={t(isPending ? 'files.cancel' : 'files.remove', { name })} data-remove={key} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </RowButton>
    </li>
  )
}

interface RowButtonProps {
  label: string
  onClick: () => void
  children: ReactNode
  'data-remove'?: string
}

const RowButton = ({ label, ...rest }: RowButtonProps) => (
  <Tooltip title={label}>
    <button type="button" className={styles.button} aria-label={label} {...rest} />
  </Tooltip>
)
