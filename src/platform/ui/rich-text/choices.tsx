import { Popper } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { showNearest } from '#platform/ui/show-nearest.ts'
import styles from './choices.module.css'

export interface Choice {
  key: string
  icon: ReactNode
  label: ReactNode
}

interface ChoicesProps<Option extends Choice> {
  editor: Editor
  /** Accessible name of the list. */
  label: string
  /** The query and its position in the text; a new query selects its first option. */
  trigger: { from: number; query: string }
  options: readonly Option[]
  onChoose: (option: Option) => void
  onClose: () => void
}

/** List of options at the cursor; the editor keeps the focus and handles the keys. */
export function Choices<Option extends Choice>(props: ChoicesProps<Option>) {
  const { editor, label, trigger, options, onChoose, onClose } = props
  const listId = useId()
  const [activeChoice, setActiveChoice] = useState({ query: '', index: 0 })
  const index = activeChoice.query === trigger.query ? Math.min(activeChoice.index, options.length - 1) : 0
  const active = `${listId}-${options[index]?.key}`
  const move = (to: number) => setActiveChoice({ query: trigger.query, index: (to + options.length) % options.length })
  const choose = () => {
    const option = options[index]
    if (option) onChoose(option)
  }

  useEditorKeys(editor, {
    ArrowDown: () => move(index + 1),
    ArrowUp: () => move(index - 1),
    Enter: choose,
    Tab: choose,
    Escape: onClose,
  })
  useActiveOption(editor, listId, active)

  const { from } = trigger
  const anchor = {
    getBoundingClientRect: () => {
      const { left, top, bottom } = editor.view.coordsAtPos(from)
      return new DOMRect(left, top, 0, bottom - top)
    },
  }
  return (
    <Popper
      open
      // Inside the page's landmarks, and not clipped by the editor's container.
      disablePortal
      popperOptions={{ strategy: 'fixed' }}
      role="presentation"
      anchorEl={anchor}
      placement="bottom-start"
      className={styles.popup}
    >
      <div id={listId} role="listbox" aria-label={label} className={styles.choices}>
        {options.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text keeps the focus and hears the keys
          <div
            key={option.key}
            id={`${listId}-${option.key}`}
            role="option"
            aria-selected={option === options[index]}
            className={styles.choice}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.icon}
            {option.label}
          </div>
        ))}
      </div>
    </Popper>
  )
}

/** Handles keys before the editor does. */
function useEditorKeys(editor: Editor, runs: Record<string, () => void>) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const run = runs[event.key]
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  useEffect(() => {
    const container = editor.view.dom.parentElement
    container?.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => container?.removeEventListener('keydown', handleKeyDown, { capture: true })
  })
}

/** Sets the active option for screen readers, and scrolls to it. */
function useActiveOption(editor: Editor, listId: string, active: string) {
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', listId)
    dom.setAttribute('aria-activedescendant', active)
    const option = document.getElementById(active)
    if (option) showNearest(option)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, active, listId])
}
