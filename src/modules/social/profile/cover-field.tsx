import { IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { toUploadError, useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { shrinkPicture } from '#platform/web/pictures/shrink-picture.ts'
import { uploadFile } from '#platform/web/api/upload.ts'
import { drawnCovers, type Profile, type ProfileChanges } from '../contract-people.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './cover-field.module.css'

interface CoverFieldProps {
  /** Path of the current cover. */
  cover: string
  drawn: Profile['drawnCover']
  /** The new cover; undefined if unchanged. */
  value: ProfileChanges['cover']
  onChange: (value: ProfileChanges['cover']) => void
  onBusy: (isBusy: boolean) => void
}

const getPath = (name: string) => `/pictures/social/cover-${name}.svg`

/** Selects a profile's cover: one of the product's, or an upload. */
export function CoverField({ cover, drawn, value, onChange, onBusy }: CoverFieldProps) {
  const t = useTexts('social')
  const format = useFormats()
  const errorText = useUploadErrorText()
  const [ownCover, setOwnCover] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const drawnCover = value === undefined ? drawn : 'drawn' in value ? value.drawn : undefined
  const displayedCover = value === undefined ? cover : 'drawn' in value ? getPath(value.drawn) : (ownCover ?? cover)

  const upload = async ([file]: readonly File[]) => {
    if (!file) return
    onBusy(true)
    try {
      const small = await shrinkPicture(file)
      const { id } = await uploadFile(small, { onProgress: setProgress })
      setOwnCover(URL.createObjectURL(small))
      onChange({ file: id })
    } catch (error) {
      toast({ tone: 'error', text: errorText(toUploadError(error)) })
    }
    setProgress(undefined)
    onBusy(false)
  }

  return (
    <fieldset className="grid gap-3 min-inline-0">
      <legend className={styles.legend}>{t('profile.form.cover')}</legend>
      <Picture className={styles.shown} path={displayedCover} alt="" />
      <div className={styles.choices}>
        {drawnCovers.map((name) => (
          <label key={name} className={styles.choice}>
            <input
              type="radio"
              name="cover"
              className="visually-hidden"
              aria-label={t(`profile.form.covers.${name}`)}
              checked={drawnCover === name}
              onChange={() => onChange({ drawn: name })}
            />
            <Picture className={styles.small} path={getPath(name)} alt="" />
          </label>
        ))}
      </div>
      <div className="row wrap gap-2">
        <AttachButton
          hasText
          isSingle
          label={t('profile.form.upload')}
          accept="image/*"
          icon={<IconPhotoUp size={20} aria-hidden />}
          isDisabled={progress !== undefined}
          onFiles={(files) => void upload(files)}
        />
        <span role="status" className="text-quiet text-13">
          {progress !== undefined && t('compose.sending', { percent: format.percent(progress) })}
        </span>
      </div>
    </fieldset>
  )
}
