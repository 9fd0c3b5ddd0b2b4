import { type RefObject, useEffect, useEffectEvent } from 'react'
import { createRandomId } from '#platform/text/random-id.ts'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import { useOpenChat } from '../chat-context.ts'
import { withChannelIds } from '../channel-links.ts'
import { maxMessageLength } from '../contract-shapes.ts'
import { everybodyId, withIds } from '../mentions.ts'
import { useChannels } from '../use-channels.ts'
import { draftKey, readDraft, saveDraft, useDrafts } from './drafts.ts'
import { useTyping } from './use-typing.ts'

/** The draft in the open chat or thread, with its files; kept in the browser. */
export function useMessageDraft(uploads: Uploads, field: RefObject<HTMLTextAreaElement | null>) {
  const { chat, thread, userId, outbox, getName } = useOpenChat()
  const key = draftKey(chat.id, thread?.id)
  const draft = useDrafts(userId)[key] ?? readDraft(userId, key)
  const channels = useChannels(draft.text)
  const typing = useTyping(chat.id, thread?.id)
  const { stored } = uploads
  const ids = stored.map(({ id }) => id).join(' ')

  const write = (text: string) => {
    saveDraft(userId, key, { ...readDraft(userId, key), text })
    if (text.trim()) typing()
  }

  const storeFiles = useEffectEvent(() => saveDraft(userId, key, { ...readDraft(userId, key), files: [...stored] }))
  useEffect(() => storeFiles(), [ids])

  const isEmpty = !draft.text.trim() && stored.length === 0
  const canSend = !isEmpty && draft.text.length <= maxMessageLength && !uploads.isBusy && !uploads.hasFailed
  const send = () => {
    if (!canSend) return
    const people = [...chat.members, { id: everybodyId, name: getName(everybodyId) }]
    outbox.send({
      clientId: createRandomId(),
      userId,
      chatId: chat.id,
      msg: withChannelIds(withIds(draft.text, people), channels).trim(),
      files: [...stored],
      replyTo: draft.replyTo,
      ...(thread && { threadId: thread.id, inChat: thread.isAlsoInChat }),
      at: new Date().toISOString(),
    })
    thread?.onSent()
    saveDraft(userId, key, { text: '', files: [], replyTo: null })
    uploads.reset()
  }

  /** Replaces the selected text. */
  const insert = (text: string) => {
    const { current } = field
    const [from, to] = [current?.selectionStart ?? draft.text.length, current?.selectionEnd ?? draft.text.length]
    write(draft.text.slice(0, from) + text + draft.text.slice(to))
    requestAnimationFrame(() => {
      current?.focus()
      current?.setSelectionRange(from + text.length, from + text.length)
    })
  }

  const clearReply = () => saveDraft(userId, key, { ...draft, replyTo: null })

  return { draft, write, canSend, send, insert, clearReply }
}
