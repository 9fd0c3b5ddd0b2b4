import { IconCheck, IconDotsVertical, IconFileImport, IconTrash } from '@tabler/icons-react'
import { Divider, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFilePicker } from '#platform/ui/files/use-file-picker.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { OversizedMarkdown } from '#platform/ui/rich-text/document/markdown-cost.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { DocumentsView, sorts } from '../documents-view.ts'
import type { DocumentActions } from '../use-document-actions.ts'

interface ListMenuProps {
  canImport: boolean
  actions: DocumentActions
}

const usualSort = '-updatedAt'

/** Order of the list, import and trash. */
export function ListMenu({ canImport, actions }: ListMenuProps) {
  const t = useTexts('form-tiptap')
  const [view, setView] = useView(DocumentsView)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const picker = useImportPicker(actions.make)
  const chosen = view.sort ?? usualSort
  const close = () => setAnchor(null)
  const run = (action: () => void) => () => {
    close()
    action()
  }

  return (
    <>
      <IconAction
        label={t('more')}
        icon={<IconDotsVertical size={18} aria-hidden />}
        opens="menu"
        onClick={setAnchor}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {sorts.map((sort) => (
          <MenuItem
            key={sort}
            role="menuitemradio"
            aria-checked={sort === chosen}
            selected={sort === chosen}
            onClick={run(() => setView({ sort: sort === usualSort ? undefined : sort, page: undefined }))}
          >
            <ListItemIcon>{sort === chosen && <IconCheck size={18} aria-hidden />}</ListItemIcon>
            {t(`sorts.${sort}`)}
          </MenuItem>
        ))}
        <Divider />
        {canImport && <MenuAction Icon={IconFileImport} label={t('import.action')} onClick={run(picker.open)} />}
        <MenuAction
          Icon={IconTrash}
          label={t(view.trash ? 'trash.back' : 'trash.show')}
          onClick={run(() => setView({ trash: view.trash ? undefined : true, page: undefined, document: undefined }))}
        />
      </Menu>
      {picker.input}
    </>
  )
}

/** Creates a document from a file that the user chooses. */
function useImportPicker(onDraft: DocumentActions['make']) {
  const t = useTexts('form-tiptap')
  const importFile = async (file: File) => {
    try {
      const { readDraft } = await import('../export/draft-of-file.ts')
      onDraft(await readDraft(file))
    } catch (error) {
      const isOversized = error instanceof OversizedMarkdown
      toast({ text: t(isOversized ? 'import.complex' : 'import.failed', { name: file.name }), tone: 'error' })
    }
  }
  return useFilePicker({
    label: t('import.action'),
    accept: '.md,.markdown,.txt,.html,.htm,text/markdown,text/plain,text/html',
    isSingle: true,
    onFiles: ([file]) => {
      if (file) void importFile(file)
    },
  })
}
