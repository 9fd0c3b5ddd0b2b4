import { IconBriefcase, IconClockHour4, IconStar, IconTag, IconUser, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import side from '#platform/ui/side-pane/side-pane.module.css'
import { useCan } from '#platform/web/session/session.ts'
import { api } from '../contacts-client.ts'
import type { ContactsView } from '../contacts-view.ts'
import { contacts } from '../contract.ts'
import { departments } from '../contract-fields.ts'
import { CompaniesLink } from './companies-link.tsx'
import { SideLink } from './side-link.tsx'

const icon = { size: 18, 'aria-hidden': true }

const presets = [
  { text: 'presets.all', count: 'all', preset: {}, Icon: IconUsers },
  { text: 'presets.mine', count: 'mine', preset: { owner: 'me' }, Icon: IconUser },
  { text: 'presets.starred', count: 'starred', preset: { starred: true }, Icon: IconStar },
  { text: 'presets.frequent', count: 'frequent', preset: { frequentlycontacted: true }, Icon: IconClockHour4 },
] as const

interface SidePaneProps {
  /** The view of the list of contacts; undefined on the screen of companies. */
  view: ContactsView | undefined
  /** Whether the screen shows the companies that are not in the trash. */
  isCompanies?: boolean
  /** The tools of the screen. */
  children: ReactNode
}

/** Links to the presets and filters of the list with counts, to the companies, and the tools. */
export function SidePane({ view, isCompanies = false, children }: SidePaneProps) {
  const t = useTexts('contacts')
  const can = useCan()
  const { data: facets } = useQuery({ ...api.facets.query(), enabled: can('read', contacts.name) })

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
        <CompaniesLink isCurrent={isCompanies} />
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
      <h2 className={side.heading}>{t('presets.tools')}</h2>
      <ul className={side.group}>{children}</ul>
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
