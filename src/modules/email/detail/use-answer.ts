import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useSession } from '#platform/web/session/session.ts'
import { typeAhead } from '#platform/web/shortcuts/type-ahead.ts'
import { type AnswerKind, createAnswer, getReplyRecipients } from '../compose/answers.ts'
import type { AddedRecipients } from '../compose/recipients.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'

/** The draft to focus. */
interface Newest {
  id: number
  /** It was created for that. */
  isNew: boolean
  /** Recipients to add to it. */
  added?: AddedRecipients | undefined
}

/** Creates a reply below the conversation, or opens the draft that already exists. */
export function useAnswer(messages: readonly Email[]) {
  const t = useTexts('email')
  const format = useFormats()
  const queries = useQueryClient()
  const { user } = useSession()
  const { mutateAsync: create, isPending } = useMutation(api.draft.mutation())
  const [newest, setNewest] = useState<Newest>()

  const createDraft = async (message: Email, kind: AnswerKind) => {
    const { signature } = await queries.ensureQueryData(api.settings.query())
    const time = format.dateTime(message.time)
    const name = message.from.name || message.from.email
    const texts = {
      wrote: t('quote.wrote', { when: time, name }),
      forwarded: [
        `---------- ${t('quote.forwarded')} ----------`,
        t('quote.from', { name: `${name} <${message.from.email}>` }),
        t('quote.date', { when: time }),
        t('quote.subject', { subject: message.subject }),
        t('quote.to', { names: format.list(message.to.map((one) => one.name || one.email)) }),
      ],
    }
    const draft = await create({ body: createAnswer(message, kind, { me: user, signature, texts }) })
    const { queryKey } = api.thread.query({ params: { id: message.threadId } })
    // A response to an earlier request would remove the draft for a moment, with the focus in its text.
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (known: Email[] = [...messages]) => [
      ...known.filter(({ id }) => id !== draft.id),
      draft,
    ])
    setNewest({ id: draft.id, isNew: true })
    void queries.invalidateQueries({ queryKey })
  }

  /** Returns false if the draft is open already. */
  const openDraft = (message: Email, kind: AnswerKind) => {
    const existingDraft = messages.find(({ state, inReplyTo }) => state === 'draft' && inReplyTo === message.id)
    if (!existingDraft || kind === 'forward') {
      void createDraft(message, kind).catch(() => {
        // The app has already shown the error.
      })
      return true
    }
    const isOpen = existingDraft.id === newest?.id
    const added = kind === 'replyAll' ? getReplyRecipients(message, kind, user) : undefined
    if (!isOpen || added) setNewest({ id: existingDraft.id, isNew: isOpen && newest.isNew, added })
    return !isOpen
  }

  return {
    /** Keys pressed before the draft is there are typed into it. */
    answer: (message: Email, kind: AnswerKind) => typeAhead(() => openDraft(message, kind)),
    newest,
    /** Its text was saved as another draft. */
    follow: (id: number, copyId: number) =>
      setNewest((before) => (before?.id === id ? { id: copyId, isNew: false } : before)),
    isPending,
  }
}
