import { IconChevronDown } from '@tabler/icons-react'
import { Menu, MenuItem } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { shownKeys } from '#platform/web/shortcuts/shortcut-keys.ts'
import styles from './editor.module.css'
import type { ToolbarSlot } from './toolbar.tsx'

const levels = [1, 2, 3] as const

interface StyleMenuProps {
  editor: Editor
  isDisabled: boolean
  toolbarSlot: ToolbarSlot
}

/** Menu for the style of the paragraph: a heading, or plain text. */
export function StyleMenu({ editor, isDisabled, toolbarSlot }: StyleMenuProps) {
  const t = useTexts('rich-text')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const level = useEditorState({
    editor,
    selector: () => levels.find((candidate) => editor.isActive('heading', { level: candidate })),
  })
  const getName = (heading: (typeof levels)[number] | undefined) => t(heading ? `heading${heading}` : 'paragraph')
  const choose = (heading: (typeof levels)[number] | undefined) => () => {
    setAnchor(null)
    const chain = editor.chain()
    void (heading ? chain.setHeading({ level: heading }) : chain.setParagraph()).run()
  }

  return (
    <>
      <button
        type="button"
        {...toolbarSlot}
        className={styles.style}
        aria-label={t('style', { name: getName(level) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => !isDisabled && setAnchor(event.currentTarget)}
      >
        <span className="truncate">{getName(level)}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Returns the focus to the text after a choice.
        slotProps={{ transition: { onExited: () => editor.commands.focus() } }}
      >
        {[undefined, ...levels].map((heading) => (
          <MenuItem
            key={heading ?? 0}
            selected={heading === level}
            onClick={choose(heading)}
            className={styles.styleItem}
          >
            <span data-level={heading}>{getName(heading)}</span>
            <kbd>{shownKeys(`Mod+Alt+${heading ?? 0}`)}</kbd>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
