import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { Button, LinearProgress, TextField } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { useFilePicker } from '#platform/ui/files/use-file-picker.tsx'
import { Cover } from '../cover.tsx'
import { OwnCoverChoice } from './own-cover-choice.tsx'
import type { PostValues } from './post-values.ts'
import { type CoverUpload, useCoverUpload } from './use-cover-upload.ts'
import styles from './write-form.module.css'

interface CoverCardProps {
  postId: number | undefined
  values: PostValues
  onChange: (changes: Partial<PostValues>) => void
}

const maxAltLength = 300
// A new picture needs a new alternative text.
const none = { cover: null, coverImg: '', coverAlt: '' }

/** The cover of a post, with its alternative text. */
export function CoverCard({ postId = 0, values, onChange }: CoverCardProps) {
  const t = useTexts('blog')
  const { cover, coverImg, coverAlt } = values
  const [isChoosing, setChoosing] = useState(false)
  const { upload, send } = useCoverUpload((stored) => onChange({ ...none, cover: stored }))
  const hasCover = cover !== null || coverImg !== ''
  const chooseFirst = (files: Iterable<File>) => {
    const picture = [...files].find(({ type }) => type.startsWith('image/'))
    if (picture) send(picture)
  }

  return (
    <Card title={t('write.cover')}>
      <div
        className="grid one-column gap-5"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          chooseFirst(event.dataTransfer.files)
        }}
      >
        <Cover post={{ id: postId, cover, coverImg, coverAlt }} isEager className={styles.cover} />
        <UploadProgress upload={upload} />
        <div className="flex wrap gap-2">
          <PictureButton label={t(hasCover ? 'write.coverChange' : 'write.coverAdd')} onFiles={chooseFirst} />
          <Button
            variant="outlined"
            color="secondary"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {t('write.coverOwn')}
          </Button>
          {hasCover && (
            <Button color="secondary" startIcon={<IconTrash size={18} aria-hidden />} onClick={() => onChange(none)}>
              {t('write.coverRemove')}
            </Button>
          )}
        </div>
        {isChoosing && (
          <OwnCoverChoice chosen={cover ? '' : coverImg} onChoose={(path) => onChange({ ...none, coverImg: path })} />
        )}
        {hasCover && (
          <TextField
            label={t('write.coverAlt')}
            helperText={t('write.coverAltHint')}
            value={coverAlt}
            onChange={({ target }) => onChange({ coverAlt: target.value })}
            slotProps={{ htmlInput: { maxLength: maxAltLength, dir: 'auto' } }}
          />
        )}
      </div>
    </Card>
  )
}

function UploadProgress({ upload }: { upload: CoverUpload }) {
  const t = useTexts('blog')
  const errorText = useUploadErrorText()
  return (
    <>
      {upload.state === 'sending' && (
        <LinearProgress variant="determinate" value={upload.progress * 100} aria-label={t('write.coverSending')} />
      )}
      {upload.error && (
        <p role="alert" className={styles.fault}>
          {errorText(upload.error)}
        </p>
      )}
    </>
  )
}

function PictureButton({ label, onFiles }: { label: string; onFiles: (files: Iterable<File>) => void }) {
  const t = useTexts('blog')
  const picker = useFilePicker({ label: t('write.cover'), accept: 'image/*', isSingle: true, onFiles })
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<IconPhotoPlus size={18} aria-hidden />}
        onClick={picker.open}
      >
        {label}
      </Button>
      {picker.input}
    </>
  )
}
