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
import { type ReactElement, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { Conversation, Folder } from '../contract-email.ts'
import { placeOf } from '../search/search-place.ts'
import { useEmailView } from '../use-email-view.ts'
import type { MailActions, Meant } from '../use-mail-actions.ts'
import { LabelMenu } from './label-menu.tsx'
import { MoreMenu } from './more-menu.tsx'
import { SnoozeMenu } from './snooze-menu.tsx'

interface MailToolsProps {
  meant: Meant
  /** Those that can be seen of what is meant: they say what there is to do. */
  conversations: readonly Pick<Conversation, 'unread' | 'starred' | 'important' | 'labels' | 'folders' | 'trash'>[]
  actions: MailActions
  /** Something that takes the conversations out of sight was done. */
  onDone: () => void
}

type Menu = 'label' | 'snooze' | 'more'

const icon = { size: 20, 'aria-hidden': true }

/** What can be done to conversations, wherever they are: in a list or open. */
export function MailTools({ meant, conversations, actions, onDone }: MailToolsProps) {
  const t = useTexts('email')
  const { view } = useEmailView()
  const place = placeOf(view)
  const [menu, setMenu] = useState<{ kind: Menu; anchor: HTMLElement }>()
  const close = () => setMenu(undefined)
  const isUnread = conversations.some(({ unread }) => unread > 0)
  const isTrash = place === 'trash' || (conversations.length > 0 && conversations.every(({ trash }) => trash))
  const isIn = (folder: Folder) => conversations.some(({ folders }) => folders.includes(folder))
  const isReceived = isIn('inbox') || isIn('archive')
  const isSpam = !isTrash && (place === 'spam' || isIn('spam'))

  const act = (label: string, glyph: ReactElement, run: (meant: Meant) => void) => (
    <IconAction
      key={label}
      label={label}
      icon={glyph}
      onClick={() => {
        run(meant)
        onDone()
      }}
    />
  )
  const opens = (kind: Menu, label: string, glyph: ReactElement) => (
    <IconAction key={kind} label={label} icon={glyph} opens="menu" onClick={(anchor) => setMenu({ kind, anchor })} />
  )

  return (
    <>
      {isTrash && act(t('restore'), <IconTrashOff {...icon} />, actions.restore)}
      {!isTrash && !isSpam && isIn('inbox') && act(t('archive'), <IconArchive {...icon} />, actions.archive)}
      {!isTrash &&
        !isSpam &&
        !isIn('inbox') &&
        isIn('archive') &&
        act(t('toInbox'), <IconInbox {...icon} />, actions.toInbox)}
      {isSpam && act(t('notSpam'), <IconInbox {...icon} />, actions.notSpam)}
      {!isTrash && !isSpam && isReceived && act(t('spam.report'), <IconAlertOctagon {...icon} />, actions.spam)}
      {!isTrash && act(t('trash.delete'), <IconTrash {...icon} />, actions.trash)}
      {act(
        t(isUnread ? 'markRead' : 'markUnread'),
        isUnread ? <IconMailOpened {...icon} /> : <IconMail {...icon} />,
        (these) => actions.read(these, isUnread),
      )}
      {!isTrash && !isSpam && isReceived && opens('snooze', t('snooze.title'), <IconClock {...icon} />)}
      {!isTrash && opens('label', t('labels.choose'), <IconTag {...icon} />)}
      {!isTrash && opens('more', t('more'), <IconDotsVertical {...icon} />)}
      {menu?.kind === 'label' && (
        <LabelMenu anchor={menu.anchor} meant={meant} conversations={conversations} actions={actions} onClose={close} />
      )}
      {menu?.kind === 'snooze' && (
        <SnoozeMenu
          anchor={menu.anchor}
          isSnoozed={place === 'snoozed'}
          onClose={close}
          onSnooze={(until) => {
            actions.snooze(meant, until)
            onDone()
          }}
        />
      )}
      {menu?.kind === 'more' && (
        <MoreMenu anchor={menu.anchor} meant={meant} conversations={conversations} actions={actions} onClose={close} />
      )}
    </>
  )
}
