import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { prepareRichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { AnswerKind } from '../compose/answers.ts'
import type { Email } from '../contract-email.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { InlineDraft } from './inline-draft.tsx'
import { MessageCard } from './message-card.tsx'
import { SubjectLine } from './subject-line.tsx'
import styles from './thread-pane.module.css'
import { useAnswer } from './use-answer.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useOpenMessages } from './use-open-messages.ts'

interface ThreadMessagesProps {
  id: number
  subject: string
  messages: readonly Email[]
  actions: MailActions
}

/** The messages of a conversation, oldest first, followed by drafts and reply buttons. */
export function ThreadMessages({ id, subject, messages, actions }: ThreadMessagesProps) {
  const t = useTexts('email')
  const rights = useRights()
  const sent = messages.filter(({ state }) => state !== 'draft')
  const drafts = messages.filter(({ state, trash }) => state === 'draft' && !trash)
  const last = sent.at(-1)
  const { isOpen, toggle, folded, showAll } = useOpenMessages(sent)
  const { answer, newest, follow, isPending } = useAnswer(messages)
  useMarkRead(id, messages)
  useAnswerKeys(rights.create && last ? (kind) => answer(last, kind) : undefined)
  const pane = useFocusedPane(sent[0] !== undefined && !isOpen(sent[0]))
  const canAnswer = rights.create && last && !last.trash && sent.length === messages.length

  return (
    <div ref={pane} className={styles.scroller} role="group" aria-label={subject} tabIndex={-1}>
      <SubjectLine subject={subject} messages={messages} />
      <ol className="plain-list" aria-label={t('read.messages')}>
        {sent.map((message) => {
          if (message === folded[0])
            return (
              <li key="folded" className="flex border-below bg-hover">
                <button type="button" className={styles.showAll} onClick={showAll}>
                  {t('read.older', { count: folded.length })}
                </button>
              </li>
            )
          if (folded.includes(message)) return null
          return (
            <MessageCard
              key={message.id}
              message={message}
              isOpen={isOpen(message)}
              onToggle={() => toggle(message)}
              onAnswer={(kind) => answer(message, kind)}
              actions={actions}
            />
          )
        })}
        {rights.create && <InlineDrafts drafts={drafts} newest={newest} onCopied={follow} />}
      </ol>
      {canAnswer && (
        <AnswerButtons
          kinds={last.to.length + last.cc.length > 1 ? ['reply', 'replyAll', 'forward'] : ['reply', 'forward']}
          isDisabled={isPending}
          onAnswer={(kind) => answer(last, kind)}
        />
      )}
    </div>
  )
}

interface InlineDraftsProps {
  drafts: readonly Email[]
  newest: ReturnType<typeof useAnswer>['newest']
  onCopied: (id: number, copyId: number) => void
}

function InlineDrafts({ drafts, newest, onCopied }: InlineDraftsProps) {
  const slots = useSlots()
  return drafts.map((draft) => {
    const focused = draft.id === newest?.id ? newest : undefined
    return (
      <InlineDraft
        key={slots.keyOf(draft.id)}
        draft={draft}
        isFocused={focused !== undefined}
        isNew={focused?.isNew === true}
        added={focused?.added}
        onCopied={(id) => {
          slots.move(draft.id, id)
          onCopied(draft.id, id)
        }}
      />
    )
  })
}

/** Which form shows a draft: one whose text was saved as a copy goes on with the copy, and another shows the original. */
function useSlots() {
  const [moved, setMoved] = useState<ReadonlyMap<number, string>>(new Map())
  const keyOf = (id: number) => moved.get(id) ?? String(id)
  const move = (id: number, copyId: number) =>
    setMoved(new Map([...moved, [copyId, keyOf(id)], [id, `${keyOf(id)} of others`]]))
  return { keyOf, move }
}

/** Shortcuts for replies to the last message; preloads the editor. */
function useAnswerKeys(answer: ((kind: AnswerKind) => void) | undefined) {
  const t = useTexts('email')
  const { create } = useRights()
  useEffect(() => {
    if (create) prepareRichTextEditor()
  }, [create])
  useShortcuts(
    t('title'),
    answer
      ? [
          { keys: 'r', label: t('reply'), run: () => answer('reply') },
          { keys: 'a', label: t('replyAll'), run: () => answer('replyAll') },
          { keys: 'f', label: t('forward'), run: () => answer('forward') },
        ]
      : [],
  )
}

/** Scrolls to the first open message and focuses the pane, once per conversation. */
function useFocusedPane(isFirstClosed: boolean) {
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFirstClosed) pane.current?.querySelector('[data-open="true"]')?.scrollIntoView({ block: 'start' })
    const isFocusFree = document.activeElement?.closest('[role="grid"]') ?? document.activeElement === document.body
    if (isFocusFree) pane.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the conversation opens
  }, [])
  return pane
}
