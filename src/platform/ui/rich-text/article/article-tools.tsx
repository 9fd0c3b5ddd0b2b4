import { IconPhoto, IconSeparatorHorizontal, IconWorld } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/react'
import type { ReactElement } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '#platform/ui/rich-text/editor.module.css'
import type { Place } from '#platform/ui/rich-text/toolbar.tsx'
import { askForEmbed } from './embed/embed-node.ts'
import { TableMenu } from './table-menu.tsx'

interface ArticleToolsProps {
  editor: Editor
  isDisabled: boolean
  place: (name: string) => Place
  onPicture: () => void
}

/** The tools that an article adds. */
export function ArticleTools({ editor, isDisabled, place, onPicture }: ArticleToolsProps) {
  return (
    <div className={styles.group}>
      <InsertButton
        name="picture"
        icon={<IconPhoto size={18} aria-hidden />}
        place={place('picture')}
        onPress={() => !isDisabled && onPicture()}
      />
      <TableMenu editor={editor} isDisabled={isDisabled} place={place('table')} />
      <InsertButton
        name="embed"
        icon={<IconWorld size={18} aria-hidden />}
        place={place('embed')}
        onPress={() => !isDisabled && editor.commands.command(askForEmbed)}
      />
      <InsertButton
        name="divider"
        icon={<IconSeparatorHorizontal size={18} aria-hidden />}
        place={place('divider')}
        onPress={() => !isDisabled && editor.chain().focus().setHorizontalRule().run()}
      />
    </div>
  )
}

interface InsertButtonProps {
  name: 'picture' | 'embed' | 'divider'
  icon: ReactElement
  place: Place
  onPress: () => void
}

function InsertButton({ name, icon, place, onPress }: InsertButtonProps) {
  const t = useTexts('rich-text')
  return (
    <Tooltip title={t(name)}>
      <button type="button" {...place} className={styles.tool} aria-label={t(name)} data-tool={name} onClick={onPress}>
        {icon}
      </button>
    </Tooltip>
  )
}
