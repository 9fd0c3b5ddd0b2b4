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
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Conversation, Folder, MailFolder } from '../contract-email.ts'
import { getSearchFolder } from '../search/search-folder.ts'
import { useEmailView } from '../use-email-view.ts'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'
import { LabelMenu } from './label-menu.tsx'
import { MoreMenu } from './more-menu.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'

interface MailToolsProps {
  target: ActionTarget
  /** The loaded ones among them; they determine the available actions. */
  conversations: readonly Pick<Conversation, 'unread' | 'starred' | 'important' | 'labels' | 'folders' | 'trash'>[]
  actions: MailActions
  /** Called after an action that may remove the conversations from the list. */
  onDone: () => void
}

const icon = { size: 20, 'aria-hidden': true }

/** Toolbar for conversations, in the list and in an open conversation. */
export function MailTools({ target, conversations, actions, onDone }: MailToolsProps) {
  const t = useTexts('email')
  const { view } = useEmailView()
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

/** Which actions are possible for conversations in a folder. */
function getPossibleActions(conversations: MailToolsProps['conversations'], folder: MailFolder | undefined) {
  const isIn = (folder: Folder) => conversations.some(({ folders }) => folders.includes(folder))
  const isTrash = folder === 'trash' || (conversations.length > 0 && conversations.every(({ trash }) => trash))
  const isSpam = !isTrash && (folder === 'spam' || isIn('spam'))
  const isElsewhere = !isTrash && !isSpam
  const isReceived = isElsewhere && (isIn('inbox') || isIn('archive'))
  return {
    restore: isTrash,
    archive: isElsewhere && isIn('inbox'),
    toInbox: isElsewhere && !isIn('inbox') && isIn('archive'),
    notSpam: isSpam,
    spam: isReceived,
    trash: !isTrash,
    markRead: conversations.some(({ unread }) => unread > 0),
    snooze: isReceived,
  }
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
