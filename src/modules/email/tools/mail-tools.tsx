import {
  IconAlertOctagon,
  IconArchive,
  IconClock,
  IconDotsVertical,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconTag,
  IconTrash,
  IconTrashOff,
  IconTrashX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import type { Conversation } from '../contract-email.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import { useEmailView } from '../use-email-view.ts'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import { LabelMenu } from './label-menu.tsx'
import { getPossibleActions, type MovableConversation } from '../possible-actions.ts'
import { MoreMenu } from './more-menu.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'

interface MailToolsProps {
  target: ActionTarget
  /** The loaded ones among them; they determine the available actions. */
  conversations: readonly (Pick<Conversation, 'starred' | 'important' | 'labels'> & MovableConversation)[]
  actions: MailActions
  /** Called after an action that may remove the conversations from the list. */
  onDone: () => void
}

const icon = { size: 20, 'aria-hidden': true }

/** Toolbar for conversations, in the list and in an open conversation. */
export function MailTools({ target, conversations, actions, onDone }: MailToolsProps) {
  const t = useTexts('email')
  const { view } = useEmailView()
  const rights = useRights()
  const can = getPossibleActions(conversations, getSearchFolder(view))
  const act = (run: (target: ActionTarget) => void) => () => {
    run(target)
    onDone()
  }
  return (
    <>
      {can.restore && (
        <IconAction label={t('restore')} icon={<IconTrashOff {...icon} />} onClick={act(actions.restore)} />
      )}
      {can.restore && rights.remove && <PurgeButton onPurge={act(actions.purge)} />}
      {can.archive && (
        <IconAction label={t('archive')} icon={<IconArchive {...icon} />} onClick={act(actions.archive)} />
      )}
      {can.toInbox && <IconAction label={t('toInbox')} icon={<IconInbox {...icon} />} onClick={act(actions.toInbox)} />}
      {can.notSpam && <IconAction label={t('notSpam')} icon={<IconInbox {...icon} />} onClick={act(actions.notSpam)} />}
      {can.spam && (
        <IconAction label={t('spam.report')} icon={<IconAlertOctagon {...icon} />} onClick={act(actions.spam)} />
      )}
      {can.trash && (
        <IconAction label={t('trash.delete')} icon={<IconTrash {...icon} />} onClick={act(actions.trash)} />
      )}
      <IconAction
        label={t(can.markRead ? 'markRead' : 'markUnread')}
        icon={can.markRead ? <IconMailOpened {...icon} /> : <IconMail {...icon} />}
        onClick={act((currentTarget) => actions.read(currentTarget, can.markRead))}
      />
      {can.trash && (
        <MenuTools
          target={target}
          conversations={conversations}
          actions={actions}
          onDone={onDone}
          canSnooze={can.snooze}
        />
      )}
    </>
  )
}

/** Deletes what is in the trash for good, once the user has confirmed it. */
function PurgeButton({ onPurge }: { onPurge: () => void }) {
  const t = useTexts('email')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <IconAction label={t('trash.purge')} icon={<IconTrashX {...icon} />} onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={t('trash.purgeTitle')}
          action={t('trash.purge')}
          danger
          onConfirm={onPurge}
          onClose={() => setAsking(false)}
        >
          {t('trash.emptyText')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** Buttons that open menus: snooze, labels, more. */
function MenuTools({ target, conversations, actions, onDone, canSnooze }: MailToolsProps & { canSnooze: boolean }) {
  const t = useTexts('email')
  const { view } = useEmailView()
  const [menu, setMenu] = useState<{ kind: 'label' | 'snooze' | 'more'; anchor: HTMLElement }>()
  const close = () => setMenu(undefined)
  const shared = { target, conversations, actions, onClose: close }
  return (
    <>
      {canSnooze && (
        <IconAction
          label={t('snooze.title')}
          icon={<IconClock {...icon} />}
          opens="menu"
          onClick={(anchor) => setMenu({ kind: 'snooze', anchor })}
        />
      )}
      <IconAction
        label={t('labels.choose')}
        icon={<IconTag {...icon} />}
        opens="menu"
        onClick={(anchor) => setMenu({ kind: 'label', anchor })}
      />
      <IconAction
        label={t('more')}
        icon={<IconDotsVertical {...icon} />}
        opens="menu"
        onClick={(anchor) => setMenu({ kind: 'more', anchor })}
      />
      {menu?.kind === 'label' && <LabelMenu anchor={menu.anchor} {...shared} />}
      {menu?.kind === 'snooze' && (
        <SnoozeMenu
          anchor={menu.anchor}
          isSnoozed={getSearchFolder(view) === 'snoozed'}
          onClose={close}
          onSnooze={(until) => {
            actions.snooze(target, until)
            onDone()
          }}
        />
      )}
      {menu?.kind === 'more' && <MoreMenu anchor={menu.anchor} {...shared} />}
    </>
  )
}
