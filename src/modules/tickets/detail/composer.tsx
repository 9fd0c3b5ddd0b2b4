import { IconLock, IconMailForward } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { prepareRichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Ticket } from '../contract.ts'
import { ComposerForm } from './composer-form.tsx'
import styles from './composer.module.css'
import { type Draft, useDraft } from './use-draft.ts'
import { useRights } from '../use-rights.ts'
import { useReadOnlyReason } from './use-read-only-reason.ts'

const kinds = [
  ['reply', IconMailForward],
  ['note', IconLock],
] as const

/** The composer, folded until it is used, and open while it has a draft. */
export function Composer({ ticket, onBegin }: { ticket: Ticket; onBegin: () => void }) {
  const t = useTexts('tickets')
  const rights = useRights(ticket)
  const readOnlyReason = useReadOnlyReason(ticket) ?? (rights.change('html') ? undefined : t('whyNot.field'))
  const draftState = useDraft(ticket.id)
  const [isOpen, setOpen] = useState(draftState.draft.html !== '')
  const wasOpen = useRef(false)
  const closed = useRef<HTMLDivElement>(null)
  // A folded composer leaves the focus on the buttons that open it.
  useEffect(() => {
    if (!isOpen && wasOpen.current && document.activeElement === document.body)
      closed.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const begin = (kind: Draft['kind']) => {
    draftState.choose(kind)
    setOpen(true)
    onBegin()
  }
  useShortcuts(
    t('detail'),
    readOnlyReason === undefined
      ? [
          { keys: 'r', label: t('kinds.reply'), run: () => begin('reply'), opensField: true },
          { keys: 'n', label: t('kinds.note'), run: () => begin('note'), opensField: true },
        ]
      : [],
  )
  if (readOnlyReason !== undefined)
    return <p className="flex-none padding-3-4 border-above text-quiet text-13">{readOnlyReason}</p>
  if (isOpen) return <ComposerForm ticket={ticket} draftState={draftState} onClose={() => setOpen(false)} />
  return (
    <div
      ref={closed}
      className="flex flex-none gap-2 padding-3-4 border-above"
      onPointerEnter={prepareRichTextEditor}
      onFocus={prepareRichTextEditor}
    >
      {kinds.map(([kind, Icon]) => (
        <button key={kind} type="button" className={styles.begin} data-kind={kind} onClick={() => begin(kind)}>
          <Icon size={18} aria-hidden />
          {t(`begin.${kind}`)}
        </button>
      ))}
    </div>
  )
}
