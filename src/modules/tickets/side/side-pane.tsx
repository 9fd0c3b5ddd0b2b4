import {
  IconAlertTriangle,
  IconClockPause,
  IconEye,
  IconInbox,
  IconMessage2Bolt,
  IconTag,
  IconTrash,
  IconUser,
  IconUserOff,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useCloseSide } from '#platform/ui/panes.tsx'
import { SideButton } from '#platform/ui/side-pane/side-button.tsx'
import side from '#platform/ui/side-pane/side-pane.module.css'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { priorities, teams } from '../contract-fields.ts'
import { PriorityIcon } from '../marks/priority-icon.tsx'
import { api } from '../tickets-client.ts'
import { useRights } from '../use-rights.ts'
import { SideGroup } from './side-group.tsx'
import { SideLink } from './side-link.tsx'

const icon = { size: 18, 'aria-hidden': true }

const shownLabels = 12

/** Where tickets can be found, with how many there are. */
export function SidePane({ onCanned }: { onCanned: () => void }) {
  const t = useTexts('tickets')
  const rights = useRights()
  const closeSide = useCloseSide()
  const colleagues = useColleagues()
  const { data: facets } = useQuery(api.facets.query())
  const labels = facets?.labels.toSorted((one, other) => other.count - one.count).slice(0, shownLabels) ?? []
  return (
    <nav className="column min-inline-0 min-block-0 padding-3 scroll-y scroll-contain" aria-label={t('side')}>
      <ul className={side.group}>
        <SideLink place={{}} icon={<IconInbox {...icon} />} label={t('places.all')} count={facets?.all} />
        <SideLink
          place={{ view: 'mine' }}
          icon={<IconUser {...icon} />}
          label={t('places.mine')}
          count={facets?.mine}
        />
        <SideLink
          place={{ view: 'unassigned' }}
          icon={<IconUserOff {...icon} />}
          label={t('places.unassigned')}
          count={facets?.unassigned}
        />
        <SideLink
          place={{ view: 'overdue' }}
          icon={<IconAlertTriangle {...icon} />}
          label={t('places.overdue')}
          count={facets?.overdue}
        />
        <SideLink
          place={{ view: 'waiting' }}
          icon={<IconClockPause {...icon} />}
          label={t('places.waiting')}
          count={facets?.waiting}
        />
        <SideLink
          place={{ view: 'watching' }}
          icon={<IconEye {...icon} />}
          label={t('places.watching')}
          count={facets?.watching}
        />
        <SideLink
          place={{ deleted: true }}
          icon={<IconTrash {...icon} />}
          label={t('places.trash')}
          count={facets?.deleted}
        />
      </ul>
      <SideGroup title={t('fields.priority')}>
        {priorities.toReversed().map((priority) => (
          <SideLink
            key={priority}
            place={{ priority: [priority] }}
            icon={<PriorityIcon priority={priority} />}
            label={t(`priorities.${priority}`)}
          />
        ))}
      </SideGroup>
      <SideGroup title={t('fields.team')}>
        {teams.map((team) => (
          <SideLink
            key={team}
            place={{ team: [team] }}
            icon={<IconUsersGroup {...icon} />}
            label={t(`teams.${team}`)}
          />
        ))}
      </SideGroup>
      <SideGroup title={t('fields.assignee')}>
        {colleagues.map(({ id, name, avatar }) => (
          <SideLink
            key={id}
            place={{ assignee: [id] }}
            icon={<Avatar name={name} src={avatar} size={20} />}
            label={name}
          />
        ))}
      </SideGroup>
      {labels.length > 0 && (
        <SideGroup title={t('fields.labels')}>
          {labels.map(({ label, count }) => (
            <SideLink key={label} place={{ label: [label] }} icon={<IconTag {...icon} />} label={label} count={count} />
          ))}
        </SideGroup>
      )}
      {rights.create && (
        <SideGroup title={t('places.tools')}>
          <li>
            <SideButton
              icon={<IconMessage2Bolt {...icon} />}
              label={t('canned.title')}
              opens="dialog"
              onClick={() => {
                closeSide()
                onCanned()
              }}
            />
          </li>
        </SideGroup>
      )}
    </nav>
  )
}
