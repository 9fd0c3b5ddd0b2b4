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
import { useCloseSide } from '#platform/ui/panes.tsx'
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

/** Where contacts can be found, with how many there are. */
export function SidePane({ onImport }: { onImport: () => void }) {
  const t = useTexts('contacts')
  const rights = useRights()
  const closeSide = useCloseSide()
  const { view } = useContactsView()
  const { data: facets } = useQuery(api.facets.query())
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  return (
    <nav className="column min-inline-0 min-block-0 padding-3 scroll-y scroll-contain" aria-label={t('side')}>
      <ul className={side.group}>
        <SideLink view={view} place={{}} icon={<IconUsers {...icon} />} label={t('places.all')} count={facets?.all} />
        <SideLink
          view={view}
          place={{ owner: 'me' }}
          icon={<IconUser {...icon} />}
          label={t('places.mine')}
          count={facets?.mine}
        />
        <SideLink
          view={view}
          place={{ starred: true }}
          icon={<IconStar {...icon} />}
          label={t('places.starred')}
          count={facets?.starred}
        />
        <SideLink
          view={view}
          place={{ frequentlycontacted: true }}
          icon={<IconClockHour4 {...icon} />}
          label={t('places.frequent')}
          count={facets?.frequent}
        />
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
            <SideButton
              icon={<IconFileImport {...icon} />}
              label={t('import.title')}
              onClick={() => {
                closeSide()
                onImport()
              }}
            />
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
          count={facets?.deleted}
        />
      </ul>
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
      <ExportMenu anchor={anchor} onClose={() => setAnchor(null)} query={listQueryOf(view)} />
    </nav>
  )
}
