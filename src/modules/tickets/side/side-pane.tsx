import {
  IconAlertTriangle,
  IconClockCog,
  IconClockPause,
  IconEye,
  IconInbox,
  IconMessage2Bolt,
  IconRobot,
  IconTag,
  IconTrash,
  IconUser,
  IconUserOff,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useCloseSide } from '#platform/ui/panes/panes.tsx'
import { SideButton } from '#platform/ui/side-pane/side-button.tsx'
import side from '#platform/ui/side-pane/side-pane.module.css'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { useCan } from '#platform/web/session/session.ts'
import { priorities, teams } from '../contract-fields.ts'
import { ticketAutomations } from '../contract-automations.ts'
import { ticketServiceLevels } from '../contract-service-levels.ts'
import { PriorityIcon } from '../marks/priority-icon.tsx'
import { api } from '../tickets-client.ts'
import { useRights } from '../use-rights.ts'
import { SavedViews } from './saved-views.tsx'
import { SideGroup } from './side-group.tsx'
import { SideLink } from './side-link.tsx'

const icon = { size: 18, 'aria-hidden': true }

const shownLabels = 12

const presets = [
  { text: 'presets.all', count: 'all', changes: {}, Icon: IconInbox },
  { text: 'presets.mine', count: 'mine', changes: { view: 'mine' }, Icon: IconUser },
  { text: 'presets.unassigned', count: 'unassigned', changes: { view: 'unassigned' }, Icon: IconUserOff },
  { text: 'presets.overdue', count: 'overdue', changes: { view: 'overdue' }, Icon: IconAlertTriangle },
  { text: 'presets.waiting', count: 'waiting', changes: { view: 'waiting' }, Icon: IconClockPause },
  { text: 'presets.watching', count: 'watching', changes: { view: 'watching' }, Icon: IconEye },
  { text: 'presets.trash', count: 'deleted', changes: { deleted: true }, Icon: IconTrash },
] as const

/** Links to the presets and filters of the list, with counts. */
export function SidePane(tools: ToolsProps) {
  const t = useTexts('tickets')
  const { data: facets } = useQuery(api.facets.query())
  return (
    <nav className="column min-inline-0 min-block-0 padding-3 scroll-y scroll-contain" aria-label={t('side')}>
      <ul className={side.group}>
        {presets.map(({ text, count, changes, Icon }) => (
          <SideLink key={count} changes={changes} icon={<Icon {...icon} />} label={t(text)} count={facets?.[count]} />
        ))}
      </ul>
      <SavedViews />
      <SideGroup title={t('fields.priority')}>
        {priorities.toReversed().map((priority) => (
          <SideLink
            key={priority}
            changes={{ priority: [priority] }}
            icon={<PriorityIcon priority={priority} />}
            label={t(`priorities.${priority}`)}
          />
        ))}
      </SideGroup>
      <SideGroup title={t('fields.team')}>
        {teams.map((team) => (
          <SideLink
            key={team}
            changes={{ team: [team] }}
            icon={<IconUsersGroup {...icon} />}
            label={t(`teams.${team}`)}
          />
        ))}
      </SideGroup>
      <SideGroup title={t('fields.assignee')}>
        {useColleagues().map(({ id, name, avatar }) => (
          <SideLink
            key={id}
            changes={{ assignee: [id] }}
            icon={<Avatar name={name} src={avatar} size={20} />}
            label={name}
          />
        ))}
      </SideGroup>
      <LabelGroup labels={facets?.labels ?? []} />
      <Tools {...tools} />
    </nav>
  )
}

/** The labels that are used most. */
function LabelGroup({ labels }: { labels: readonly { label: string; count: number }[] }) {
  const t = useTexts('tickets')
  if (labels.length === 0) return null
  const frequentLabels = labels.toSorted((one, other) => other.count - one.count).slice(0, shownLabels)
  return (
    <SideGroup title={t('fields.labels')}>
      {frequentLabels.map(({ label, count }) => (
        <SideLink key={label} changes={{ label: [label] }} icon={<IconTag {...icon} />} label={label} count={count} />
      ))}
    </SideGroup>
  )
}

interface ToolsProps {
  onMacros: () => void
  onAutomations: () => void
  onServiceLevels: () => void
}

function Tools({ onMacros, onAutomations, onServiceLevels }: ToolsProps) {
  const t = useTexts('tickets')
  const rights = useRights()
  const can = useCan()
  const closeSide = useCloseSide()
  const maySetServiceLevels = can('update', ticketServiceLevels.name)
  const mayAutomate = can('create', ticketAutomations.name)
  if (!rights.create && !maySetServiceLevels && !mayAutomate) return null
  const tool = (label: string, picture: ReactNode, onClick: () => void) => (
    <li>
      <SideButton
        icon={picture}
        label={label}
        opens="dialog"
        onClick={() => {
          closeSide()
          onClick()
        }}
      />
    </li>
  )
  return (
    <SideGroup title={t('presets.tools')}>
      {rights.create && tool(t('macros.title'), <IconMessage2Bolt {...icon} />, onMacros)}
      {mayAutomate && tool(t('automations.title'), <IconRobot {...icon} />, onAutomations)}
      {maySetServiceLevels && tool(t('serviceLevels.title'), <IconClockCog {...icon} />, onServiceLevels)}
    </SideGroup>
  )
}
