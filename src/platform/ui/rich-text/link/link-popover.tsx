import { Popover } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '#platform/ui/rich-text/editor.module.css'
import { LinkForm } from './link-form.tsx'

/** Adds, changes or removes the link at the cursor. */
export function LinkPopover({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts('rich-text')
  const [{ currentUrl, isWithoutText, rect, side }] = useState(() => linkAtSelection(editor))
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)

  return (
    <Popover
      open={isOpen}
      onClose={close}
      anchorEl={{ nodeType: 1, getBoundingClientRect: () => rect }}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      disableRestoreFocus
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('link'), className: styles.linkForm },
        transition: {
          onExited: () => {
            onClose()
            editor.commands.focus()
          },
        },
      }}
    >
      <LinkForm
        currentUrl={currentUrl}
        isWithoutText={isWithoutText}
        onApply={(href, text) => {
          const chain = editor.chain().extendMarkRange('link')
          if (isWithoutText) chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
          else chain.setLink({ href })
          chain.run()
          close()
        }}
        onRemove={() => {
          editor.chain().extendMarkRange('link').unsetLink().run()
          close()
        }}
        onCancel={close}
      />
    </Popover>
  )
}

function linkAtSelection(editor: Editor) {
  const { from, to, empty } = editor.state.selection
  const { href } = editor.getAttributes('link')
  const currentUrl = typeof href === 'string' ? href : ''
  const start = editor.view.coordsAtPos(from)
  const end = editor.view.coordsAtPos(to)
  const x = Math.min(start.left, end.left)
  const rect = new DOMRect(x, start.top, Math.max(start.left, end.left) - x, end.bottom - start.top)
  const isRtl = getComputedStyle(editor.view.dom).direction === 'rtl'
  const side: 'left' | 'right' = isRtl ? 'right' : 'left'
  return { currentUrl, isWithoutText: empty && !currentUrl, rect, side }
}
