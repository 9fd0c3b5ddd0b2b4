import {
  IconAlertOctagon,
  IconArchive,
  IconBeach,
  IconBookmark,
  IconClock,
  IconFile,
  IconFilter,
  IconInbox,
  IconMailbox,
  IconPencil,
  IconSend,
  IconSendOff,
  IconSettings,
  IconStar,
  IconTrash,
} from '@tabler/icons-react'
import { Button } from '@mui/material'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCloseSide } from '#platform/ui/panes/panes.tsx'
import { SideButton } from '#platform/ui/side-pane/side-button.tsx'
import side from '#platform/ui/side-pane/side-pane.module.css'
import type { MailFolder } from '../contract-email.ts'
import { linkTo } from '../email-view.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import { useEmailView } from '../use-email-view.ts'
import { useFacets } from '../use-facets.ts'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import { LabelLinks } from './label-links.tsx'
import { FolderLink } from './folder-link.tsx'
import styles from './side-pane.module.css'

const RulesDialog = lazy(async () => ({ default: (await import('../rules/rules-dialog.tsx')).RulesDialog }))
const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }))
const VacationDialog = lazy(async () => ({ default: (await import('./vacation-dialog.tsx')).VacationDialog }))

const icon = { size: 18, 'aria-hidden': true }

const icons: Readonly<Record<MailFolder, ComponentType<typeof icon>>> = {
  inbox: IconInbox,
  starred: IconStar,
  important: IconBookmark,
  snoozed: IconClock,
  sent: IconSend,
  scheduled: IconSendOff,
  drafts: IconFile,
  archive: IconArchive,
  all: IconMailbox,
  spam: IconAlertOctagon,
  trash: IconTrash,
}

const shownFolders: readonly MailFolder[] = [
  'inbox',
  'starred',
  'important',
  'snoozed',
  'sent',
  'scheduled',
  'drafts',
  'archive',
  'all',
  'spam',
  'trash',
]
const foldersWithTotal = new Set<MailFolder>(['drafts', 'scheduled'])
// Hidden if empty. Scheduled is not: each message is there until it can no longer be recalled, and the entries below would move.
const collapsedFolders = new Set<MailFolder>(['snoozed'])

/** Folders and labels with counts; most are drop targets for conversations. */
export function SidePane({ actions }: { actions: MailActions }) {
  const t = useTexts('email')
  const rights = useRights()
  const { view } = useEmailView()

  return (
    <nav className="column min-inline-0 min-block-0 padding-3 scroll-y scroll-contain" aria-label={t('side')}>
      {rights.create && (
        <Button
          component={Link}
          to={linkTo(view, { compose: 'new' })}
          data-opens="field"
          className={styles.compose}
          variant="contained"
          startIcon={<IconPencil size={18} aria-hidden />}
        >
          {t('compose.new')}
        </Button>
      )}
      <FolderLinks actions={actions} />
      <LabelLinks actions={actions} />
      {rights.update && <SettingsButtons actions={actions} />}
    </nav>
  )
}

function FolderLinks({ actions }: { actions: MailActions }) {
  const t = useTexts('email')
  const rights = useRights()
  const { view } = useEmailView()
  const facets = useFacets()
  const current = view.label === undefined && !view.q?.trim() ? getSearchFolder(view) : undefined
  const drops = rights.update ? dropActions(actions) : {}
  return (
    <ul className={side.group}>
      {shownFolders.map((folder) => {
        const Icon = icons[folder]
        const { total = 0, unread = 0 } = facets?.folders[folder] ?? {}
        if (collapsedFolders.has(folder) && total === 0 && current !== folder) return null
        const isCounted = foldersWithTotal.has(folder)
        const number = isCounted ? total : folder === 'inbox' || folder === 'spam' ? unread : 0
        return (
          <FolderLink
            key={folder}
            view={view}
            target={folder === 'inbox' ? {} : { in: folder }}
            isCurrent={current === folder}
            icon={<Icon {...icon} />}
            label={t(`folders.${folder}`)}
            count={{ number, text: t(isCounted ? 'count.total' : 'count.unread', { count: number }) }}
            isUnread={folder === 'inbox' && unread > 0}
            onDrop={drops[folder]}
          />
        )
      })}
    </ul>
  )
}

/** The action of dropping conversations on a folder. */
const dropActions = (actions: MailActions): Partial<Record<MailFolder, (target: ActionTarget) => void>> => ({
  inbox: actions.toInbox,
  starred: (target) => actions.star(target, true),
  important: (target) => actions.important(target, true),
  archive: actions.archive,
  spam: actions.spam,
  trash: actions.trash,
})

function SettingsButtons({ actions }: { actions: MailActions }) {
  const t = useTexts('email')
  const isAway = useFacets()?.isAway === true
  const closeSide = useCloseSide()
  const [opened, setOpened] = useState<'rules' | 'vacation' | 'settings'>()
  const open = (dialog: typeof opened) => {
    closeSide()
    setOpened(dialog)
  }
  const close = () => setOpened(undefined)
  return (
    <div className={styles.foot}>
      <SideButton
        icon={<IconFilter {...icon} />}
        label={t('rules.title')}
        opens="dialog"
        onClick={() => open('rules')}
      />
      <SideButton
        icon={<IconBeach {...icon} />}
        label={t(isAway ? 'vacation.on' : 'vacation.title')}
        opens="dialog"
        onClick={() => open('vacation')}
      />
      <SideButton
        icon={<IconSettings {...icon} />}
        label={t('settings.title')}
        opens="dialog"
        onClick={() => open('settings')}
      />
      <Suspense>
        {opened === 'rules' && <RulesDialog actions={actions} onClose={close} />}
        {opened === 'vacation' && <VacationDialog onClose={close} />}
        {opened === 'settings' && <SettingsDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
