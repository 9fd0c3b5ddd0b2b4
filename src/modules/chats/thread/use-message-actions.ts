import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'
import { api, listQuery } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { focusComposer } from '../composer/focus-composer.ts'
import { draftKey, readDraft, saveDraft } from '../composer/drafts.ts'
import type { Message } from '../contract-shapes.ts'
import { withNames } from '../mentions.ts'
import { useChatsView } from '../use-chats-view.ts'
import { withReaction } from './reactions.ts'
import { changeCachedChat, findMessage, showMessage } from './thread-cache.ts'
import { keepUnread } from './use-reading.ts'

// The change event triggers the necessary refetches.
const quick = { meta: {} }

/** Actions on a message with optimistic updates, which a failure reverts. */
export function useMessageActions(message: Message) {
  return { ...useChanges(message), ...useAnswering(message), ...useCopying(message) }
}

function useChanges(message: Message) {
  const t = useTexts('chats')
  const queries = useQueryClient()
  const { chat, userId } = useOpenChat()
  const params = { id: message.chatId, message: message.id }
  const react = useMutation({ ...api.react.mutation(), ...quick })
  const unreact = useMutation({ ...api.unreact.mutation(), ...quick })
  const edit = useMutation({ ...api.edit.mutation(), ...quick })
  const remove = useMutation({ ...api.remove.mutation(), ...quick })
  const restore = useMutation({ ...api.restore.mutation(), ...quick })
  const pin = useMutation({ ...api.pin.mutation(), ...quick })
  const unread = useMutation({ ...api.markUnread.mutation(), ...quick })

  const updateOptimistically = async (optimistic: Message, run: () => Promise<Message>, before = message) => {
    showMessage(queries, optimistic)
    try {
      showMessage(queries, await run())
      return true
    } catch {
      // The app shows the error. What others have changed meanwhile stays.
      if (isSameJson(findMessage(queries, optimistic), optimistic)) showMessage(queries, before)
      return false
    }
  }

  return {
    toggle(emoji: string) {
      const hasReacted = message.reactions.some((one) => one.emoji === emoji && one.userIds.includes(userId))
      const run = hasReacted ? unreact : react
      return updateOptimistically(withReaction(message, emoji, userId, !hasReacted), () =>
        run.mutateAsync({ params, body: { emoji } }),
      )
    },
    edit: (msg: string) =>
      updateOptimistically({ ...message, msg, editedAt: new Date().toISOString() }, () =>
        edit.mutateAsync({ params, body: { msg } }),
      ),
    async remove() {
      const deleted = { ...message, msg: '', attachments: [], reactions: [], deletedAt: new Date().toISOString() }
      if (!(await updateOptimistically(deleted, () => remove.mutateAsync({ params })))) return
      const undo = () => updateOptimistically(message, () => restore.mutateAsync({ params }), deleted)
      toast({ text: t('message.removed'), undo })
    },
    pin() {
      const pinned = message.pinnedAt === null
      const pinnedAt = pinned ? new Date().toISOString() : null
      return updateOptimistically({ ...message, pinnedAt }, () => pin.mutateAsync({ params, body: { pinned } }))
    },
    async markUnread() {
      keepUnread(chat.id)
      changeCachedChat(queries, chat.id, { lastReadId: message.id - 1, unread: Math.max(1, chat.unread) })
      const marked = await unread
        .mutateAsync({ params: { id: chat.id }, body: { from: message.id } })
        .catch(() => undefined)
      if (marked) changeCachedChat(queries, chat.id, { lastReadId: marked.lastReadId, unread: marked.unread })
      else void queries.invalidateQueries(listQuery)
    },
  }
}

/** Starts a reply in the chat, or in a thread. */
function useAnswering(message: Message) {
  const { chat, thread, userId } = useOpenChat()
  const { openThread } = useChatsView()
  return {
    reply() {
      const { id, senderId, msg, attachments } = message
      const replyTo = { id, senderId, msg: msg.slice(0, 300), files: attachments.length, deleted: false }
      const draftName = draftKey(chat.id, thread?.id)
      saveDraft(userId, draftName, { ...readDraft(userId, draftName), replyTo })
      focusComposer(thread ? 'thread' : 'chat')
    },
    openThread: () => openThread(chat.id, message.threadId ?? message.id),
  }
}

function useCopying(message: Message) {
  const t = useTexts('chats')
  const { chat, getName } = useOpenChat()
  const copy = useCopyText()
  return {
    copyText: () => copy(withNames(message.msg, getName), { done: t('copy.text') }),
    copyLink() {
      const link = new URL(location.href)
      link.search = new URLSearchParams({
        chat: String(chat.id),
        ...(message.threadId !== null && { thread: String(message.threadId) }),
        message: String(message.id),
      }).toString()
      return copy(link.href, { done: t('copy.link') })
    },
  }
}
