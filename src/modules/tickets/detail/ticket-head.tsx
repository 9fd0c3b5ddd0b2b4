import {
  IconArrowLeft,
  IconDots,
  IconEye,
  IconEyeOff,
  IconGitMerge,
  IconLayoutSidebarRight,
  IconLink,
  IconRestore,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { IconButton, Menu, Tooltip } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PurgeDialog } from '#platform/ui/records/purge-dialog.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { MenuAction } from '#platform/ui/menu-action.tsx'
import panes from '#platform/ui/panes/panes.module.css'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { Ticket } from '../contract.ts'
import { StatusMark } from '../marks/status-mark.tsx'
import { useRights } from '../use-rights.ts'
import type { TicketActions } from './use-ticket-actions.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import styles from './ticket-pane.module.css'

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

interface TicketHeadProps {
  ticket?: Ticket
  actions?: TicketActions
  /** In a narrow pane: its properties are shown instead of the conversation. */
  isAbout?: boolean
  onAbout?: () => void
}

const icon = { size: 18, 'aria-hidden': true }

export function TicketHead({ ticket, actions, isAbout = false, onAbout }: TicketHeadProps) {
  const t = useTexts('tickets')
  const { close } = useTicketsView()
  return (
    <header className={styles.head} data-ticket-head>
      <IconButton className={panes.backButton} aria-label={t('back')} onClick={close}>
        <IconArrowLeft size={20} aria-hidden className="mirrored" />
      </IconButton>
      {ticket && (
        <>
          <span className={styles.number}>#{ticket.id}</span>
          <StatusMark status={ticket.Status} />
        </>
      )}
      <span className="flex-1" />
      {ticket && actions && (
        <>
          <IconButton
            className={styles.aboutButton}
            aria-label={t('about')}
            aria-pressed={isAbout}
            color={isAbout ? 'primary' : 'default'}
            onClick={onAbout}
          >
            <IconLayoutSidebarRight {...icon} />
          </IconButton>
          <HeadActions ticket={ticket} actions={actions} />
        </>
      )}
      <Tooltip title={t('close')}>
        <IconButton className={panes.close} aria-label={t('close')} onClick={close}>
          <IconX {...icon} />
        </IconButton>
      </Tooltip>
    </header>
  )
}

interface TicketActionsProps {
  ticket: Ticket
  actions: TicketActions
}

function HeadActions({ ticket, actions }: TicketActionsProps) {
  const t = useTexts('tickets')
  const { user } = useSession()
  const general = useRights()
  const rights = useRights(ticket)
  const isWatching = ticket.watcherIds.includes(user.id)
  return (
    <>
      {ticket.deleted && rights.remove && (
        <IconAction label={t('restore')} icon={<IconRestore {...icon} />} onClick={() => actions.restore(ticket)} />
      )}
      {general.update && !ticket.deleted && (
        <IconAction
          label={isWatching ? t('unwatch') : t('watch')}
          icon={isWatching ? <IconEyeOff {...icon} /> : <IconEye {...icon} />}
          onClick={() => actions.watch(ticket, !isWatching)}
        />
      )}
      <MoreMenu ticket={ticket} actions={actions} />
    </>
  )
}

function MoreMenu({ ticket, actions }: TicketActionsProps) {
  const t = useTexts('tickets')
  const rights = useRights(ticket)
  const { close } = useTicketsView()
  const copyLink = useCopyLink()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'merge' | 'purge'>()
  const choose = (action: () => void) => () => {
    setMenu(null)
    action()
  }
  const trash = () => {
    actions.trash(ticket)
    close()
  }
  const purge = () => {
    actions.purge(ticket)
    close()
  }

  return (
    <>
      <IconAction label={t('more')} icon={<IconDots {...icon} />} opens="menu" onClick={setMenu} />
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        <MenuAction Icon={IconLink} label={t('copyLink')} onClick={choose(copyLink)} />
        {rights.merge && !ticket.deleted && ticket.mergedInto === null && (
          <MenuAction Icon={IconGitMerge} label={t('merge.open')} onClick={choose(() => setDialog('merge'))} />
        )}
        {rights.remove && (
          <MenuAction
            Icon={IconTrash}
            label={ticket.deleted ? t('purge') : t('delete')}
            onClick={choose(ticket.deleted ? () => setDialog('purge') : trash)}
          />
        )}
      </Menu>
      {dialog === 'merge' && (
        <Suspense>
          <MergeDialog ticket={ticket} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {dialog === 'purge' && (
        <PurgeDialog name={ticket.ticketTitle} onConfirm={purge} onClose={() => setDialog(undefined)}>
          {t('purgeOne.text')}
        </PurgeDialog>
      )}
    </>
  )
}

function useCopyLink() {
  const t = useTexts('tickets')
  const copy = useCopyText()
  return () => void copy(location.href, { done: t('done.copied') })
}
