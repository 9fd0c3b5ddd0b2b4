import {
  IconBriefcase,
  IconClockHour4,
  IconDownload,
  IconFileImport,
  IconStar,
  IconTag,
  IconTrash,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCloseSide } from '#platform/ui/panes/panes.tsx'
import { SideButton } from '#platform/ui/side-pane/side-button.tsx'
import side from '#platform/ui/side-pane/side-pane.module.css'
import { api } from '../contacts-client.ts'
import { listQueryOf } from '../contacts-view.ts'
import { departments } from '../contract-fields.ts'
import { ExportMenu } from '../export-menu.tsx'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import { SideLink } from './side-link.tsx'

const icon = { size: 18, 'aria-hidden': true }

const presets = [
  { text: 'places.all', count: 'all', place: {}, Icon: IconUsers },
  { text: 'places.mine', count: 'mine', place: { owner: 'me' }, Icon: IconUser },
  { text: 'places.starred', count: 'starred', place: { starred: true }, Icon: IconStar },
  { text: 'places.frequent', count: 'frequent', place: { frequentlycontacted: true }, Icon: IconClockHour4 },
] as const

/** Links to the presets and filters of the list with counts, and the tools. */
export function SidePane({ onImport }: { onImport: () => void }) {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const { data: facets } = useQuery(api.facets.query())

  return (
    <nav className="column min-inline-0 min-block-0 padding-3 scroll-y scroll-contain" aria-label={t('side')}>
      <ul className={side.group}>
        {presets.map(({ text, count, place, Icon }) => (
          <SideLink
            view={view}
            key={count}
            place={place}
            icon={<Icon {...icon} />}
            label={t(text)}
            count={facets?.[count]}
          />
        ))}
      </ul>
      <h2 className={side.heading}>{t('places.departments')}</h2>
      <ul className={side.group}>
        {departments.map((department) => (
          <SideLink
            view={view}
            key={department}
            place={{ department: [department] }}
            icon={<IconBriefcase {...icon} />}
            label={t(`choices.department.${department}`)}
            count={facets?.departments[department]}
          />
        ))}
      </ul>
      <Tools deleted={facets?.deleted} onImport={onImport} />
      {facets && facets.labels.length > 0 && (
        <>
          <h2 className={side.heading}>{t('places.labels')}</h2>
          <ul className={side.group}>
            {facets.labels.map(({ label, count }) => (
              <SideLink
                view={view}
                key={label}
                place={{ label: [label] }}
                icon={<IconTag {...icon} />}
                label={label}
                count={count}
              />
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

interface ToolsProps {
  /** The number of contacts in the trash. */
  deleted: number | undefined
  onImport: () => void
}

function Tools({ deleted, onImport }: ToolsProps) {
  const t = useTexts('contacts')
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
      <h2 className={side.heading}>{t('places.tools')}</h2>
      <ul className={side.group}>
        <SideLink
          view={view}
          place={{ duplicates: true }}
          icon={<IconUsersGroup {...icon} />}
          label={t('places.duplicates')}
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
          place={{ deleted: true }}
          icon={<IconTrash {...icon} />}
          label={t('places.trash')}
          count={deleted}
        />
      </ul>
      <ExportMenu anchor={anchor} onClose={() => setAnchor(null)} query={listQueryOf(view)} />
    </>
  )
}
