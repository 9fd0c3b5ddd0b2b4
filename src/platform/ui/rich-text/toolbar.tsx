import { Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ariaKeys, shownKeys } from '#platform/web/shortcuts/shortcut-keys.ts'
import styles from './editor.module.css'
import { StyleMenu } from './style-menu.tsx'
import { type Tool, useTools } from './use-tools.ts'

interface ToolbarProps {
  editor: Editor
  isSmall: boolean
  isDisabled: boolean
  onLink: () => void
  /** Further tools, each placed at a named position. */
  children: (toolbarSlot: (name: string) => ToolbarSlot) => ReactNode
}

/** A toolbar with one tab stop; the arrow keys move between its tools. */
export function Toolbar({ editor, isSmall, isDisabled, onLink, children }: ToolbarProps) {
  const t = useTexts('rich-text')
  const groups = useTools(editor, isSmall, onLink)
  const [current, setCurrent] = useState<string>(isSmall ? 'bold' : 'style')
  const toolbarSlot = (name: string) => ({
    tabIndex: name === current ? 0 : -1,
    onFocus: () => setCurrent(name),
    'aria-disabled': isDisabled || undefined,
  })

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons is always the tab stop
    <div
      role="toolbar"
      aria-label={t('tools')}
      className={styles.toolbar}
      onKeyDown={moveFocus}
      // Keeps focus and selection in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {!isSmall && <StyleMenu editor={editor} isDisabled={isDisabled} toolbarSlot={toolbarSlot('style')} />}
      {groups.map((group) => (
        <div key={group[0]?.name} className={styles.group}>
          {group.map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              toolbarSlot={{
                ...toolbarSlot(tool.name),
                'aria-disabled': isDisabled || tool.isUnavailable || undefined,
              }}
              onRun={(isByMouse) => {
                if (isDisabled || tool.isUnavailable) return
                tool.run()
                if (isByMouse && !tool.opens) editor.commands.focus()
              }}
            />
          ))}
        </div>
      ))}
      {children(toolbarSlot)}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === event.target)
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const moves: Record<string, number> = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: at + 1,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: at - 1,
    Home: 0,
    End: -1,
  }
  const next = moves[event.key]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  buttons.at(next % buttons.length)?.focus()
}

export interface ToolbarSlot {
  tabIndex: number
  onFocus: () => void
  'aria-disabled': boolean | undefined
}

interface ToolButtonProps {
  tool: Tool
  toolbarSlot: ToolbarSlot
  onRun: (isByMouse: boolean) => void
}

function ToolButton({ tool: { name, Icon, keys, isActive, opens }, toolbarSlot, onRun }: ToolButtonProps) {
  const t = useTexts('rich-text')
  const label = t(name)
  return (
    <Tooltip title={`${label} (${shownKeys(keys)})`}>
      <button
        type="button"
        {...toolbarSlot}
        className={styles.tool}
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        aria-pressed={isActive}
        aria-haspopup={opens}
        data-tool={name}
        // A click by keyboard has a `detail` of 0.
        onClick={({ detail }) => onRun(detail > 0)}
      >
        <Icon size={18} aria-hidden />
      </button>
    </Tooltip>
  )
}
