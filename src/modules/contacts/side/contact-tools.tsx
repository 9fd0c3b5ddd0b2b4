import { IconDownload, IconFileImport, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCloseSide } from '#platform/ui/panes/panes.tsx'
import { SideButton } from '#platform/ui/side-pane/side-button.tsx'
import { api } from '../contacts-client.ts'
import { toListQuery } from '../contacts-view.ts'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import { SideLink } from './side-link.tsx'

const ExportMenu = lazy(async () => ({ default: (await import('../export-menu.tsx')).ExportMenu }))

const icon = { size: 18, 'aria-hidden': true }

/** Duplicates, import, export and trash of contacts. */
export function ContactTools({ onImport }: { onImport: () => void }) {
  const t = useTexts('contacts')
  const { data: facets } = useQuery(api.facets.query())
  const rights = useRights()
  const closeSide = useCloseSide()
  const { view } = useContactsView()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const startImport = () => {
    closeSide()
    onImport()
  }
  return (
    <>
      <SideLink
        view={view}
        preset={{ duplicates: true }}
        icon={<IconUsersGroup {...icon} />}
        label={t('presets.duplicates')}
      />
      {rights.create && (
        <li>
          <SideButton icon={<IconFileImport {...icon} />} label={t('import.title')} onClick={startImport} />
        </li>
      )}
      <li>
        <SideButton
          icon={<IconDownload {...icon} />}
          label={t('export.all')}
          opens="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      </li>
      <SideLink
        view={view}
        preset={{ deleted: true }}
        icon={<IconTrash {...icon} />}
        label={t('presets.trash')}
        count={facets?.deleted}
      />
      {anchor && (
        <Suspense>
          <ExportMenu anchor={anchor} onClose={() => setAnchor(null)} query={toListQuery(view)} />
        </Suspense>
      )}
    </>
  )
}
