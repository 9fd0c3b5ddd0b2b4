import { IconPaperclip } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { type ReactElement, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'

interface AttachButtonProps {
  onFiles: (files: File[]) => void
  /** Replaces "Attach files". */
  label?: string
  /** As in `<input accept>`: `image/*`. */
  accept?: string
  isSingle?: boolean
  isDisabled?: boolean
  /** Shows its label beside the icon. */
  hasText?: boolean
  icon?: ReactElement
}

/** Opens the file picker. */
export function AttachButton(props: AttachButtonProps) {
  const t = useTexts('platform')
  const { onFiles, accept, isSingle = false, isDisabled = false, hasText = false } = props
  const { label = t('files.attach'), icon = <IconPaperclip size={20} aria-hidden /> } = props
  const input = useRef<HTMLInputElement>(null)
  const open = () => input.current?.click()
  return (
    <>
      {hasText ? (
        <Button color="secondary" startIcon={icon} disabled={isDisabled} onClick={open}>
          {label}
        </Button>
      ) : (
        <IconAction label={label} icon={icon} isDisabled={isDisabled} onClick={open} />
      )}
      <input
        ref={input}
        hidden
        type="file"
        multiple={!isSingle}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Allows choosing the same file again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
