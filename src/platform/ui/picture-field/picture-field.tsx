// A field for a square picture: uploaded and cropped, or one of the given ones. For forms of any module.

import { IconPhoto, IconPhotoUp, IconX } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { toUploadError, useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { AvatarChoices } from './avatar-choices.tsx'
import styles from './picture-field.module.css'
import { cropToSquare } from './square-picture.ts'

interface PictureFieldProps {
  /** Source of the initials shown without a picture. */
  name: string
  value: string
  /** With a path, a data URL, or an empty text. */
  onChange: (picture: string) => void
}

/** The picture of a person: an uploaded one, a drawing of the application, or initials. */
export function PictureField({ name, value, onChange }: PictureFieldProps) {
  const t = useTexts('platform')
  const errorText = useUploadErrorText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const upload = async ([file]: readonly File[]) => {
    if (!file) return
    try {
      onChange(await cropToSquare(file))
    } catch (error) {
      toast({ tone: 'error', text: errorText(toUploadError(error)) })
    }
  }
  return (
    <div className={styles.field}>
      <Avatar name={name.trim() || '?'} src={value || undefined} size={80} />
      <div className={styles.words}>
        <div className="semibold">{t('picture.label')}</div>
        <div className={styles.buttons}>
          <AttachButton
            hasText
            isSingle
            accept="image/*"
            label={t('picture.upload')}
            icon={<IconPhotoUp size={18} aria-hidden />}
            onFiles={(files) => void upload(files)}
          />
          <Button
            color="secondary"
            startIcon={<IconPhoto size={18} aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t('picture.choose')}
          </Button>
          {value && (
            <Button color="secondary" startIcon={<IconX size={18} aria-hidden />} onClick={() => onChange('')}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
      </div>
      <AvatarChoices
        id={id}
        label={t('picture.choose')}
        getLabel={(number) => t('picture.number', { number })}
        isOpen={isOpen}
        name={name}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
