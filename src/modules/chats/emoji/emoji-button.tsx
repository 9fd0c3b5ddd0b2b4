import { Popover, Tooltip } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { EmojiPicker } from './emoji-picker.tsx'

interface EmojiButtonProps {
  label: string
  icon: ReactNode
  className?: string | undefined
  onPick: (emoji: string) => void
  onOpen?: (isOpen: boolean) => void
}

/** Opens the emoji picker, and takes the focus back after a choice. */
export function EmojiButton({ label, icon, className, onPick, onOpen }: EmojiButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = (element: HTMLElement | null) => {
    setAnchor(element)
    onOpen?.(element !== null)
  }
  return (
    <>
      <Tooltip title={label}>
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          {icon}
        </button>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => open(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <EmojiPicker
          onPick={(emoji) => {
            open(null)
            onPick(emoji)
          }}
        />
      </Popover>
    </>
  )
}
