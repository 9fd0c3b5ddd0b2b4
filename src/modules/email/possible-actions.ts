import type { Conversation, Folder, MailFolder } from './contract-email.ts'

export type MovableConversation = Pick<Conversation, 'unread' | 'folders' | 'trash'>

/** Which actions are possible for conversations in a folder. */
export function getPossibleActions(conversations: readonly MovableConversation[], folder: MailFolder | undefined) {
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
