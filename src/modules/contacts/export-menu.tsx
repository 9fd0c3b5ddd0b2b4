import { IconFileTypeCsv, IconId } from '@tabler/icons-react'
import { Menu } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { saveFile } from '#platform/web/api/save-file.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import type { ListQuery } from './contacts-view.ts'
import type { Contact } from './contract.ts'
import { exportContacts, type Format } from './export-contacts.ts'
import { collectContacts } from './list/collect-contacts.ts'

interface ExportMenuProps {
  anchor: HTMLElement | null
  onClose: () => void
  query: ListQuery
  /** The selected contacts; without it, the whole list. */
  selection?: Selection<Contact>
}

export function ExportMenu({ anchor, onClose, query, selection = { all: true, some: new Map() } }: ExportMenuProps) {
  const t = useTexts('contacts')
  const run = async (format: Format) => {
    onClose()
    const isWhole = selection.all && selection.some.size === 0
    try {
      const contacts = isWhole ? undefined : await collectContacts(selection, query)
      saveFile(
        await exportContacts(
          format,
          query,
          contacts?.map(({ id }) => id),
        ),
      )
    } catch {
      toast({ text: t('export.failed'), tone: 'error', action: { label: t('retry'), run: () => void run(format) } })
    }
  }
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <MenuAction Icon={IconFileTypeCsv} label={t('export.csv')} onClick={() => void run('csv')} />
      <MenuAction Icon={IconId} label={t('export.vcard')} onClick={() => void run('vcard')} />
    </Menu>
  )
}
