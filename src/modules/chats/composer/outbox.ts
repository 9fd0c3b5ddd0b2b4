import * as z from 'zod'
import { Failure } from '#platform/errors/failure.ts'
import { StoredFile } from '#platform/files/stored-file.ts'
import { draftNames, writeDraft, readDraft } from '#platform/web/drafts/local-drafts.ts'
import { createStore } from '#platform/web/store.ts'
import { type Message, Quote } from '../contract-shapes.ts'

/** A message being sent: displayed immediately, and stored in the browser until the server has it. */
export const Outgoing = z.object({
  clientId: z.string(),
  userId: z.string(),
  chatId: z.int(),
  msg: z.string(),
  files: z.array(StoredFile),
  replyTo: Quote.nullable(),
  /** The thread of a reply, and whether the reply is also sent to the chat. */
  threadId: z.int().optional(),
  inChat: z.boolean().optional(),
  at: z.string(),
  /** Why sending failed: the server rejected the message, or was unreachable. */
  failed: z.enum(['refused', 'unreachable']).optional(),
})
export type Outgoing = z.infer<typeof Outgoing>

type Send = (outgoing: Outgoing) => Promise<Message>

const namePrefix = 'chats.outbox.'

/** Unsent messages from an earlier visit, in the order they were written. */
const readAll = (userId: string) =>
  draftNames(userId, namePrefix)
    .flatMap((name) => readDraft(userId, name, Outgoing) ?? [])
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))

/** The unsent messages of a user; sends one at a time per chat, to keep their order. */
export function createOutbox(userId: string, deliver: Send) {
  const store = createStore<readonly Outgoing[]>(readAll(userId))
  const running = new Set<number>()
  const storeDraft = (clientId: string, outgoing: Outgoing | undefined) =>
    writeDraft(userId, namePrefix + clientId, outgoing)

  const replaceMessage = (outgoing: Outgoing) => {
    const otherMessages = store.get().filter(({ clientId }) => clientId !== outgoing.clientId)
    storeDraft(outgoing.clientId, outgoing)
    store.set([...otherMessages, outgoing])
  }

  const change = (clientId: string, failed: Outgoing['failed']) =>
    store.set(
      store.get().map((outgoing) => {
        if (outgoing.clientId !== clientId) return outgoing
        const { failed: _, ...rest } = outgoing
        const next = failed ? { ...rest, failed } : rest
        storeDraft(clientId, next)
        return next
      }),
    )

  const discard = (clientId: string) => {
    storeDraft(clientId, undefined)
    store.set(store.get().filter((outgoing) => outgoing.clientId !== clientId))
  }

  const listPending = (chatId: number) => store.get().filter((one) => one.chatId === chatId && !one.failed)

  async function run(chatId: number) {
    if (running.has(chatId)) return
    running.add(chatId)
    for (let next = listPending(chatId)[0]; next; next = listPending(chatId)[0]) {
      const { clientId } = next
      try {
        await deliver(next)
        discard(clientId)
      } catch (error) {
        const isRefused = error instanceof Failure && error.status >= 400 && error.status < 500
        if (isRefused) change(clientId, 'refused')
        // Later messages must not overtake this one when the server is reachable again.
        else for (const pending of listPending(chatId)) change(pending.clientId, 'unreachable')
      }
    }
    running.delete(chatId)
  }

  const retry = (which: (outgoing: Outgoing) => boolean) => {
    const failedMessages = store.get().filter((outgoing) => outgoing.failed && which(outgoing))
    for (const { clientId } of failedMessages) change(clientId, undefined)
    for (const chatId of new Set(failedMessages.map((outgoing) => outgoing.chatId))) void run(chatId)
  }

  return {
    store,
    discard,
    send(outgoing: Outgoing) {
      replaceMessage(outgoing)
      void run(outgoing.chatId)
    },
    retry: (clientId: string) => retry((outgoing) => outgoing.clientId === clientId),
    /** Sends unsent messages after a lost connection or from an earlier visit. */
    resume() {
      retry(({ failed }) => failed === 'unreachable')
      for (const chatId of new Set(store.get().map((outgoing) => outgoing.chatId))) void run(chatId)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>
