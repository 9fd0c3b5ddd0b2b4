import { IconAt, IconKeyboard, IconTextDirectionLtr, IconTextDirectionRtl } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ComponentType, use } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '#platform/ui/rich-text/editor.module.css'
import type { Place } from '#platform/ui/rich-text/toolbar.tsx'
import { runShortcut } from '#platform/web/shortcuts/shortcut-registry.ts'
import { directionAt, turn } from './direction.ts'
import { PeopleContext } from './people-context.ts'

const directions = [
  { name: 'ltr', Icon: IconTextDirectionLtr },
  { name: 'rtl', Icon: IconTextDirectionRtl },
] as const

interface DocumentToolsProps {
  editor: Editor
  isDisabled: boolean
  place: (name: string) => Place
}

/** The tools that a document adds to an article's. */
export function DocumentTools({ editor, isDisabled, place }: DocumentToolsProps) {
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
            place={place(name)}
            isOn={direction === name}
            onPress={() => !isDisabled && turn(editor, direction === name ? null : name)}
          />
        ))}
      </div>
      <div className={styles.group}>
        {hasPeople && (
          <Tool
            name="mention"
            label={t('mention')}
            Icon={IconAt}
            place={place('mention')}
            onPress={() => !isDisabled && mention()}
          />
        )}
        <Tool
          name="keys"
          label={t('keys')}
          Icon={IconKeyboard}
          place={{ ...place('keys'), 'aria-disabled': undefined }}
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
  place: Place
  isOn?: boolean
  opens?: 'dialog'
  onPress: () => void
}

function Tool({ name, label, Icon, place, isOn, opens, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      <button
        type="button"
        {...place}
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
