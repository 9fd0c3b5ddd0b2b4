import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { prepareRichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Email } from '../contract-email.ts'
import { LabelChip } from '../label-chip.tsx'
import { useFacets } from '../use-facets.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import { InlineDraft } from './inline-draft.tsx'
import { MessageCard } from './message-card.tsx'
import styles from './thread-pane.module.css'
import { useAnswer } from './use-answer.ts'
import { useMarkRead } from './use-mark-read.ts'

interface ThreadMessagesProps {
  id: number
  subject: string
  messages: readonly Email[]
  actions: MailActions
}

/** A conversation from top to bottom: old messages folded, the unread and the last one open, an answer below. */
export function ThreadMessages({ id, subject, messages, actions }: ThreadMessagesProps) {
  const t = useTexts('email')
  const rights = useRights()
  const labels = useFacets()?.labels ?? []
  const sent = messages.filter(({ state }) => state !== 'draft')
  const last = sent.at(-1)
  const [opened] = useState(() => new Set(sent.filter((one) => !one.read || one === last).map((one) => one.id)))
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set())
  const [isAllShown, setAllShown] = useState(false)
  const { answer, newest, isPending } = useAnswer(messages)
  useMarkRead(id, messages)

  const isOpen = (message: Email) => (opened.has(message.id) || message === last) !== toggled.has(message.id)
  const toggle = (message: Email) => {
    const next = new Set(toggled)
    if (!next.delete(message.id)) next.add(message.id)
    setToggled(next)
  }
  // Of a long conversation, what lies between the first and the last few folded messages is one line.
  const folded = sent.slice(1, -2).filter((message) => !isOpen(message))
  const isFolding = !isAllShown && folded.length > 2
  const hidden = new Set(isFolding ? folded.map((message) => message.id) : [])
  const own = labels.filter((label) => messages.some((message) => message.labels.includes(label.id)))

  const canWrite = rights.write
  useEffect(() => {
    if (canWrite) prepareRichTextEditor()
  }, [canWrite])

  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = pane.current?.querySelector('[data-open="true"]')
    if (sent[0] !== undefined && !isOpen(sent[0])) open?.scrollIntoView({ block: 'start' })
    const isCalled = document.activeElement?.closest('[role="grid"]') ?? document.activeElement === document.body
    if (isCalled) pane.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the conversation that has just been opened
  }, [])

  useShortcuts(
    t('title'),
    rights.write && last
      ? [
          { keys: 'r', label: t('reply'), run: () => answer(last, 'reply'), opensField: true },
          { keys: 'a', label: t('replyAll'), run: () => answer(last, 'replyAll'), opensField: true },
          { keys: 'f', label: t('forward'), run: () => answer(last, 'forward'), opensField: true },
        ]
      : [],
  )

  return (
    <div ref={pane} className={styles.scroller} tabIndex={-1}>
      <div className={styles.subjectLine}>
        <h2 className={styles.subject} dir="auto">
          {subject}
        </h2>
        {own.map((label) => (
          <LabelChip key={label.id} label={label} />
        ))}
      </div>
      <ol className="plain-list" aria-label={t('read.messages')}>
        {sent.map((message) => {
          if (hidden.has(message.id)) {
            if (message !== folded[0]) return null
            return (
              <li key="folded" className="flex border-below bg-hover">
                <button type="button" className={styles.unfold} onClick={() => setAllShown(true)}>
                  {t('read.older', { count: folded.length })}
                </button>
              </li>
            )
          }
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
        {rights.write &&
          messages
            .filter(({ state, trash }) => state === 'draft' && !trash)
            .map((message) => <InlineDraft key={message.id} draft={message} isFocused={message.id === newest} />)}
      </ol>
      {rights.write && last && !last.trash && messages.every(({ state }) => state !== 'draft') && (
        <div className={styles.answers}>
          <Button
            variant="outlined"
            color="secondary"
            disabled={isPending}
            startIcon={<IconArrowBackUp className="mirrored" size={18} aria-hidden />}
            onClick={() => answer(last, 'reply')}
          >
            {t('reply')}
          </Button>
          {last.to.length + last.cc.length > 1 && (
            <Button
              variant="outlined"
              color="secondary"
              disabled={isPending}
              startIcon={<IconArrowBackUpDouble className="mirrored" size={18} aria-hidden />}
              onClick={() => answer(last, 'replyAll')}
            >
              {t('replyAll')}
            </Button>
          )}
          <Button
            variant="outlined"
            color="secondary"
            disabled={isPending}
            startIcon={<IconArrowForwardUp className="mirrored" size={18} aria-hidden />}
            onClick={() => answer(last, 'forward')}
          >
            {t('forward')}
          </Button>
        </div>
      )}
    </div>
  )
}
