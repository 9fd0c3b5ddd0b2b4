import {
  IconDotsVertical,
  IconDownload,
  IconFileText,
  IconHtml,
  IconMarkdown,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react'
import { Divider, Menu } from '@mui/material'
import { useState } from 'react'
import { languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import { saveFile } from '#platform/web/api/save-file.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { TextDocument } from '../contract.ts'
import { api } from '../documents-client.ts'
import type { DocumentActions } from '../use-document-actions.ts'
import { useRights } from '../use-rights.ts'
import type { DocumentValues } from './document-draft.ts'

const kinds = [
  { kind: 'markdown', Icon: IconMarkdown },
  { kind: 'html', Icon: IconHtml },
  { kind: 'text', Icon: IconFileText },
] as const

interface DocumentMenuProps {
  document: TextDocument
  /** The current values, which may be unsaved. */
  values: DocumentValues
  actions: DocumentActions
}

/** Exports, prints or deletes the document. */
export function DocumentMenu({ document, values, actions }: DocumentMenuProps) {
  return (
    <>
      <ExportMenu document={document} values={values} />
      <MoreMenu document={document} actions={actions} />
    </>
  )
}

function ExportMenu({ document, values }: Omit<DocumentMenuProps, 'actions'>) {
  const t = useTexts('form-tiptap')
  const language = useSetting('isLanguage')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const save = async (kind: (typeof kinds)[number]['kind']) => {
    setAnchor(null)
    if (isBusy) return
    setBusy(true)
    try {
      const { exportDocument } = await import('../export/exported.ts')
      const exportedText = {
        title: values.title || t('untitled'),
        content: values.content,
        language: languages[language].tag,
      }
      const fetchPicture = (file: string) => api.picture.send({ params: { id: document.id, file } })
      saveFile(await exportDocument(kind, exportedText, fetchPicture))
    } catch {
      toast({ text: t('export.failed'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <IconAction
        label={t('export.action')}
        icon={<IconDownload size={20} aria-hidden />}
        opens="menu"
        isDisabled={isBusy}
        onClick={setAnchor}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map(({ kind, Icon }) => (
          <MenuAction key={kind} Icon={Icon} label={t(`export.${kind}`)} onClick={() => void save(kind)} />
        ))}
      </Menu>
    </>
  )
}

function MoreMenu({ document, actions }: Omit<DocumentMenuProps, 'values'>) {
  const t = useTexts('form-tiptap')
  const rights = useRights()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  useShortcuts(t('one'), [{ keys: 'Mod+p', label: t('print'), run: () => window.print() }])
  return (
    <>
      <IconAction
        label={t('more')}
        icon={<IconDotsVertical size={20} aria-hidden />}
        opens="menu"
        onClick={setAnchor}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuAction
          Icon={IconPrinter}
          label={t('print')}
          onClick={() => {
            close()
            // After the menu's closing transition, or the menu would be printed.
            setTimeout(() => window.print(), 250)
          }}
        />
        {rights.update &&
          !document.deleted && [
            <Divider key="line" />,
            <MenuAction
              key="trash"
              Icon={IconTrash}
              label={t('trash.move')}
              onClick={() => {
                close()
                actions.trash(document)
              }}
            />,
          ]}
      </Menu>
    </>
  )
}
