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
import { toListQuery } from '../contacts-view.ts'
import { departments } from '../contract-fields.ts'
import { ExportMenu } from '../export-menu.tsx'
import { useContactsView } from '../use-contacts-view.ts'
import { useRights } from '../use-rights.ts'
import { SideLink } from './side-link.tsx'

const icon = { size: 18, 'aria-hidden': true }

const presets = [
  { text: 'presets.all', count: 'all', preset: {}, Icon: IconUsers },
  { text: 'presets.mine', count: 'mine', preset: { owner: 'me' }, Icon: IconUser },
  { text: 'presets.starred', count: 'starred', preset: { starred: true }, Icon: IconStar },
  { text: 'presets.frequent', count: 'frequent', preset: { frequentlycontacted: true }, Icon: IconClockHour4 },
] as const

/** Links to the presets and filters of the list with counts, and the tools. */
export function SidePane({ onImport }: { onImport: () => void }) {
  const t = useTexts('contacts')
  const { view } = useContactsView()
  const { data: facets } = useQuery(api.facets.query())

  return (
    <nav className="column min-inline-0 min-block-0 padding-3 scroll-y scroll-contain" aria-label={t('side')}>
      <ul className={side.group}>
        {presets.map(({ text, count, preset, Icon }) => (
          <SideLink
            view={view}
            key={count}
            preset={preset}
            icon={<Icon {...icon} />}
            label={t(text)}
            count={facets?.[count]}
          />
        ))}
      </ul>
      <h2 className={side.heading}>{t('presets.departments')}</h2>
      <ul className={side.group}>
        {departments.map((department) => (
          <SideLink
            view={view}
            key={department}
            preset={{ department: [department] }}
            icon={<IconBriefcase {...icon} />}
            label={t(`choices.department.${department}`)}
            count={facets?.departments[department]}
          />
        ))}
      </ul>
      <Tools deleted={facets?.deleted} onImport={onImport} />
      {facets && facets.labels.length > 0 && (
        <>
          <h2 className={side.heading}>{t('presets.labels')}</h2>
          <ul className={side.group}>
            {facets.labels.map(({ label, count }) => (
              <SideLink
                view={view}
                key={label}
                preset={{ label: [label] }}
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
      <h2 className={side.heading}>{t('presets.tools')}</h2>
      <ul className={side.group}>
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
          count={deleted}
        />
      </ul>
      <ExportMenu anchor={anchor} onClose={() => setAnchor(null)} query={toListQuery(view)} />
    </>
  )
}
