import { IconPhoto, IconSeparatorHorizontal, IconWorld } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/react'
import type { ReactElement } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '#platform/ui/rich-text/editor.module.css'
import type { ToolbarSlot } from '#platform/ui/rich-text/toolbar.tsx'
import { askForEmbed } from './embed/embed-node.ts'
import { TableMenu } from './table-menu.tsx'

interface ArticleToolsProps {
  editor: Editor
  isDisabled: boolean
  toolbarSlot: (name: string) => ToolbarSlot
  onPicture: () => void
}

/** The tools that an article adds. */
export function ArticleTools({ editor, isDisabled, toolbarSlot, onPicture }: ArticleToolsProps) {
  return (
    <div className={styles.group}>
      <InsertButton
        name="picture"
        icon={<IconPhoto size={18} aria-hidden />}
        toolbarSlot={toolbarSlot('picture')}
        onPress={() => !isDisabled && onPicture()}
      />
      <TableMenu editor={editor} isDisabled={isDisabled} toolbarSlot={toolbarSlot('table')} />
      <InsertButton
        name="embed"
        icon={<IconWorld size={18} aria-hidden />}
        toolbarSlot={toolbarSlot('embed')}
        onPress={() => !isDisabled && editor.commands.command(askForEmbed)}
      />
      <InsertButton
        name="divider"
        icon={<IconSeparatorHorizontal size={18} aria-hidden />}
        toolbarSlot={toolbarSlot('divider')}
        onPress={() => !isDisabled && editor.chain().focus().setHorizontalRule().run()}
      />
    </div>
  )
}

interface InsertButtonProps {
  name: 'picture' | 'embed' | 'divider'
  icon: ReactElement
  toolbarSlot: ToolbarSlot
  onPress: () => void
}

function InsertButton({ name, icon, toolbarSlot, onPress }: InsertButtonProps) {
  const t = useTexts('rich-text')
  return (
    <Tooltip title={t(name)}>
      <button
        type="button"
        {...toolbarSlot}
        className={styles.tool}
        aria-label={t(name)}
        data-tool={name}
        onClick={onPress}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
