import { IconBrandYoutube, IconPhotoPlus } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { AttachButton } from '#platform/ui/files/attach-button.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'

interface ComposeToolsProps {
  isFull: boolean
  hasVideo: boolean
  onFiles: (files: readonly File[]) => void
  onVideo: () => void
}

/** Buttons that add pictures or a video to a post. */
export function ComposeTools({ isFull, hasVideo, onFiles, onVideo }: ComposeToolsProps) {
  const t = useTexts('social')
  return (
    <div className="flex flex-1 gap-1">
      <AttachButton
        label={t('compose.pictures')}
        accept="image/*"
        icon={<IconPhotoPlus size={22} aria-hidden />}
        isDisabled={isFull}
        onFiles={onFiles}
      />
      <IconAction
        label={t('compose.video')}
        icon={<IconBrandYoutube size={22} aria-hidden />}
        isDisabled={hasVideo}
        onClick={onVideo}
      />
    </div>
  )
}
