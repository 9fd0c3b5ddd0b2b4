import { IconTable } from '@tabler/icons-react'
import { Divider, Menu, MenuItem, Tooltip } from '@mui/material'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeader,
} from '@tiptap/pm/tables'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from '#platform/ui/rich-text/editor.module.css'
import type { ToolbarSlot } from '#platform/ui/rich-text/toolbar.tsx'
import { blocks } from './blocks.ts'

const changes = {
  rowBefore: addRowBefore,
  rowAfter: addRowAfter,
  columnBefore: addColumnBefore,
  columnAfter: addColumnAfter,
  headerRow: toggleHeader('row'),
  deleteRow,
  deleteColumn,
  deleteTable,
}
const groups = [
  ['rowBefore', 'rowAfter', 'columnBefore', 'columnAfter'],
  ['headerRow'],
  ['deleteRow', 'deleteColumn', 'deleteTable'],
] as const

interface TableMenuProps {
  editor: Editor
  isDisabled: boolean
  toolbarSlot: ToolbarSlot
}

/** Inserts a table at the cursor; inside a table, opens a menu of its commands. */
export function TableMenu({ editor, isDisabled, toolbarSlot }: TableMenuProps) {
  const t = useTexts('rich-text')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isInsideTable = useEditorState({ editor, selector: () => isInTable(editor.state) })
  const handlePress = (button: HTMLElement) => {
    if (isDisabled) return
    if (isInsideTable) setAnchor(button)
    else void blocks.table.make?.(editor.chain().focus()).run()
  }
  const change = (name: keyof typeof changes) => () => {
    setAnchor(null)
    changes[name](editor.state, editor.view.dispatch)
  }

  return (
    <>
      <Tooltip title={t('table')}>
        <button
          type="button"
          {...toolbarSlot}
          className={styles.tool}
          aria-label={t('table')}
          aria-pressed={isInsideTable}
          aria-haspopup={isInsideTable ? 'menu' : undefined}
          data-tool="table"
          onClick={(event) => handlePress(event.currentTarget)}
        >
          <IconTable size={18} aria-hidden />
        </button>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ transition: { onExited: () => editor.commands.focus() } }}
      >
        {groups.flatMap((names, index) => [
          ...(index > 0 ? [<Divider key={`before ${names[0]}`} />] : []),
          ...names.map((name) => (
            <MenuItem key={name} onClick={change(name)}>
              {t(name)}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  )
}
