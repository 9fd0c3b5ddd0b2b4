import { IconPaperclip } from '@tabler/icons-react'
import { Button } from '@mui/material'
import type { ReactElement } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useFilePicker } from './use-file-picker.tsx'

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
  const { input, open } = useFilePicker({ label, accept, isSingle, onFiles })
  return (
    <>
      {hasText ? (
        <Button color="secondary" startIcon={icon} disabled={isDisabled} onClick={open}>
          {label}
        </Button>
      ) : (
        <IconAction label={label} icon={icon} isDisabled={isDisabled} onClick={open} />
      )}
      {input}
    </>
  )
}
