import type { Insertable } from 'kysely'
import { dayDependent, type Sample, type SampleTools } from '#platform/db/sample/sample.ts'
import { chats } from './contract.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import { fold } from '#platform/text/fold.ts'
import { everybodyId, findMentions, withNames } from './mentions.ts'
import { companyChats } from './sample/company-chats.ts'
import type { SampleChat } from './sample/sample-chat.ts'
import { sampleFiles } from './sample/sample-files.ts'
import { type Line, parseLines, workingDay } from './sample/script.ts'
import { smallChats } from './sample/small-chats.ts'
import type { Tables } from './server/tables.ts'

type Rows = { [Table in keyof Tables]: Insertable<Tables[Table]>[] }

const sample: Sample<Tables> = (tools) => {
  const rows: Rows = {
    chats: [],
    chatMembers: [],
    chatMessages: [],
    chatThreadMembers: [],
    chatMentions: [],
    chatReactions: [],
    chatFiles: [],
  }
  let messageId = 0
  for (const [index, chat] of [...companyChats, ...smallChats].entries())
    messageId = addChat(rows, tools, chat, index + 1, messageId)
  return rows
}

export default dayDependent(sample)

// Older messages create no notices.
const daysOfNotices = 14
const maxExcerptLength = 140

const toUserIds = (digits = '') => [...digits].map((digit) => `u${digit}`)

/** Adds a chat with its messages, whose ids follow `lastId`. Returns the last id. */
function addChat(rows: Rows, tools: SampleTools, chat: SampleChat, chatId: number, lastId: number) {
  const lines = parseLines(chat.script)
  const members = toUserIds(chat.members)
  const [first] = lines
  const createdAt = first ? getLineTime(tools, first) : tools.ago({})
  rows.chats.push({
    id: chatId,
    kind: chat.name ? (chat.topic ? 'channel' : 'group') : 'direct',
    name: chat.name ?? '',
    topic: chat.topic ?? '',
    ownerId: chat.name ? (first?.senderId ?? null) : null,
    pair: chat.name ? null : members.join(' '),
    version: lines.length,
    createdAt,
  })
  for (const userId of members)
    rows.chatMembers.push({
      chatId,
      userId,
      lastReadId: lastId + lines.length - (chat.unread?.[userId.slice(1)] ?? 0),
      muted: toUserIds(chat.muted).includes(userId),
      pinned: toUserIds(chat.pinned).includes(userId),
      joinedAt: createdAt,
    })
  for (const [index, line] of lines.entries()) addMessage(rows, tools, { line, index, chatId, members, lastId })
  rows.chatThreadMembers.push(...listSampleFollowers(lines, chatId, lastId))
  return lastId + lines.length
}

interface SampleMessage {
  line: Line
  index: number
  chatId: number
  members: readonly string[]
  /** The id before the first message of the chat. */
  lastId: number
}

function addMessage(rows: Rows, tools: SampleTools, { line, index, chatId, members, lastId }: SampleMessage) {
  const id = lastId + index + 1
  const at = getLineTime(tools, line)
  const attachments = getSampleFiles(line, tools.file)
  const mentionedIds = findMentions(line.msg)
  const mentions = mentionedIds.includes(everybodyId) ? members : mentionedIds
  rows.chatMessages.push({
    id,
    chatId,
    senderId: line.senderId,
    msg: line.msg,
    type: 'text',
    attachments: JSON.stringify(attachments),
    mentions: JSON.stringify(mentions),
    createdAt: at,
    clientId: `sample-${id}`,
    replyToId: line.replyTo ? lastId + line.replyTo : null,
    threadId: line.thread ? lastId + line.thread : null,
    inChat: !line.thread,
    editedAt: line.edited ? at : null,
    deletedAt: line.removed ? at : null,
    pinnedAt: line.pinned ? at : null,
    version: index + 1,
    search: fold(withNames(line.msg, createGetName(tools)), ...attachments.map(({ name }) => name)),
  })
  if (!line.removed) {
    for (const userId of mentions)
      if (userId !== line.senderId) rows.chatMentions.push({ messageId: id, chatId, userId })
    notifyMentioned(tools, line, chatId, mentions)
  }
  for (const { emoji, userIds } of line.reactions)
    for (const userId of userIds) rows.chatReactions.push({ messageId: id, emoji, userId, at })
  for (const { id: fileId } of attachments) rows.chatFiles.push({ fileId, messageId: id, chatId })
}

function notifyMentioned(tools: SampleTools, line: Line, chatId: number, users: readonly string[]) {
  const at = getLineTime(tools, line)
  const getName = createGetName(tools)
  if (users.length === 0 || at <= tools.ago({ days: daysOfNotices })) return
  tools.notify({
    users: [...users],
    authorId: line.senderId,
    topic: chats.name,
    kind: 'mentioned',
    values: { who: getName(line.senderId) ?? '', text: withNames(line.msg, getName).slice(0, maxExcerptLength) },
    path: `/apps/chats?chat=${chatId}`,
    recordId: chatId,
    at,
  })
}

const getLineTime = ({ ago }: SampleTools, { when }: Line) =>
  'minutes' in when ? ago({ minutes: when.minutes }) : workingDay(ago({}), when.days, when.time)

const createGetName =
  ({ users }: SampleTools) =>
  (userId: string) => {
    const user = users.find(({ id }) => id === userId)
    return user && `${user.firstname} ${user.lastname}`
  }

/** The authors of a thread follow it; all replies are read except those that a line marks as new to them. */
function listSampleFollowers(lines: readonly Line[], chatId: number, lastId: number): Rows['chatThreadMembers'] {
  const replies = Map.groupBy(
    lines.map((line, index) => ({ ...line, id: lastId + index + 1 })).filter(({ thread }) => thread),
    ({ thread = 0 }) => thread,
  )
  return [...replies].flatMap(([thread, threadReplies]) => {
    const members = new Set([lines[thread - 1]?.senderId ?? '', ...threadReplies.map(({ senderId }) => senderId)])
    return [...members].map((userId) => ({
      threadId: lastId + thread,
      userId,
      chatId,
      lastReadId:
        (threadReplies.find(({ unreadUserIds }) => unreadUserIds.includes(userId))?.id ??
          (threadReplies.at(-1)?.id ?? 0) + 1) - 1,
      following: true,
    }))
  })
}

function getSampleFiles(line: Line, file: SampleTools['file']): StoredFile[] {
  const fileKey = line.file ? sampleFiles[line.file] : undefined
  return fileKey ? [file(fileKey)] : []
}
