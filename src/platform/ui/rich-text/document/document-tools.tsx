import { IconAt, IconKeyboard, IconTextDirectionLtr, IconTextDirectionRtl } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ComponentType, use } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '#platform/ui/rich-text/editor.module.css'
import type { ToolbarSlot } from '#platform/ui/rich-text/toolbar.tsx'
import { runShortcut } from '#platform/web/shortcuts/shortcut-registry.ts'
import { directionAt, setDirection } from './direction.ts'
import { PeopleContext } from './people-context.ts'

const directions = [
  { name: 'ltr', Icon: IconTextDirectionLtr },
  { name: 'rtl', Icon: IconTextDirectionRtl },
] as const

interface DocumentToolsProps {
  editor: Editor
  isDisabled: boolean
  toolbarSlot: (name: string) => ToolbarSlot
}

/** The tools that a document adds to an article's. */
export function DocumentTools({ editor, isDisabled, toolbarSlot }: DocumentToolsProps) {
  const t = useTexts('rich-text')
  const hasPeople = use(PeopleContext).length > 0
  const direction = useEditorState({ editor, selector: () => directionAt(editor) })
  // Adds a space after a word, where the @ would be part of it, as in an email address.
  const mention = () => {
    const { $from } = editor.state.selection
    const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ')
    editor
      .chain()
      .focus()
      .insertContent(before === '' || /\s$/.test(before) ? '@' : ' @')
      .run()
  }
  return (
    <>
      <div className={styles.group}>
        {directions.map(({ name, Icon }) => (
          <Tool
            key={name}
            name={name}
            label={t(name)}
            Icon={Icon}
            toolbarSlot={toolbarSlot(name)}
            isOn={direction === name}
            onPress={() => !isDisabled && setDirection(editor, direction === name ? null : name)}
          />
        ))}
      </div>
      <div className={styles.group}>
        {hasPeople && (
          <Tool
            name="mention"
            label={t('mention')}
            Icon={IconAt}
            toolbarSlot={toolbarSlot('mention')}
            onPress={() => !isDisabled && mention()}
          />
        )}
        <Tool
          name="keys"
          label={t('keys')}
          Icon={IconKeyboard}
          toolbarSlot={{ ...toolbarSlot('keys'), 'aria-disabled': undefined }}
          opens="dialog"
          onPress={() => runShortcut('?')}
        />
      </div>
    </>
  )
}

interface ToolProps {
  name: string
  label: string
  Icon: ComponentType<{ size?: number }>
  toolbarSlot: ToolbarSlot
  isOn?: boolean
  opens?: 'dialog'
  onPress: () => void
}

function Tool({ name, label, Icon, toolbarSlot, isOn, opens, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      <button
        type="button"
        {...toolbarSlot}
        className={styles.tool}
        aria-label={label}
        aria-pressed={isOn}
        aria-haspopup={opens}
        data-tool={name}
        onClick={onPress}
      >
        <Icon size={18} aria-hidden />
      </button>
    </Tooltip>
  )
}
