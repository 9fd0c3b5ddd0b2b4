import { IconUpload } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Opens the file picker for pictures. */
export function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTexts('social')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="contained"
        startIcon={<IconUpload size={18} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('gallery.upload')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={accepted}
        aria-label={t('gallery.upload')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Lets the user select the same file again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
