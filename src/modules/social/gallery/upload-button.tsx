import { IconUpload } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFilePicker } from '#platform/ui/files/use-file-picker.tsx'

const accept = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Opens the file picker for pictures. */
export function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTexts('social')
  const picker = useFilePicker({ label: t('gallery.upload'), accept, onFiles })
  return (
    <>
      <Button variant="contained" startIcon={<IconUpload size={18} aria-hidden />} onClick={picker.open}>
        {t('gallery.upload')}
      </Button>
      {picker.input}
    </>
  )
}
