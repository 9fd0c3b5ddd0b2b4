import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { Button, LinearProgress } from '@mui/material'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { toUploadError, useUploadErrorText } from '#platform/ui/files/upload-error.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { uploadFile } from '#platform/web/api/upload.ts'

interface CoverFieldProps {
  hasCover: boolean
  onChange: (cover: string | null) => void
}

/** Buttons to upload, replace and remove the cover. */
export function CoverField({ hasCover, onChange }: CoverFieldProps) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const errorText = useUploadErrorText()
  const [share, setShare] = useState<number>()

  const upload = async (file: File | undefined) => {
    if (!file) return
    if (!file.type.startsWith('image/')) {
      toast({ text: t('detail.coverNoPicture'), tone: 'error' })
      return
    }
    setShare(0)
    try {
      const { id } = await uploadFile(file, { onProgress: setShare })
      onChange(id)
    } catch (error) {
      toast({ text: errorText(toUploadError(error)), tone: 'error' })
    }
    setShare(undefined)
  }

  return (
    <div className="flex wrap gap-2">
      <AttachButton
        hasText
        isSingle
        accept="image/*"
        isDisabled={share !== undefined}
        label={t(hasCover ? 'detail.changeCover' : 'detail.addCover')}
        icon={<IconPhoto size={18} aria-hidden />}
        onFiles={([file]) => void upload(file)}
      />
      {hasCover && (
        <Button color="secondary" startIcon={<IconPhotoOff size={18} aria-hidden />} onClick={() => onChange(null)}>
          {t('detail.removeCover')}
        </Button>
      )}
      {share !== undefined && (
        <LinearProgress
          variant="determinate"
          value={100 * share}
          aria-label={t('detail.coverProgress', { share: formats.percent(share) })}
          sx={{ flexBasis: '100%' }}
        />
      )}
    </div>
  )
}
