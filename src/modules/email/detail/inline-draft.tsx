import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Composer } from '../compose/composer.tsx'
import type { AddedRecipients } from '../compose/recipients.ts'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import styles from './thread-pane.module.css'

interface InlineDraftProps {
  draft: Email
  isFocused: boolean
  isNew: boolean
  added: AddedRecipients | undefined
  /** Another window changed the draft, so the text of this form was saved as another one. */
  onCopied: (id: number) => void
}

/** A draft reply within its conversation. */
export function InlineDraft({ draft, isFocused, isNew, added, onCopied }: InlineDraftProps) {
  const t = useTexts('email')
  const { data: settings } = useQuery(api.settings.query())
  const item = useRef<HTMLLIElement>(null)
  // Its editor loads later. Once the user writes, the text stays where it is.
  useEffect(() => {
    const element = item.current
    if (!isFocused || !element) return undefined
    const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'end' }))
    const stop = () => observer.disconnect()
    observer.observe(element)
    element.addEventListener('input', stop, { once: true })
    return () => {
      stop()
      element.removeEventListener('input', stop)
    }
  }, [isFocused, settings])
  return (
    <li ref={item} className={styles.draft} aria-label={t(draft.inReplyTo === null ? 'read.forward' : 'read.draft')}>
      {settings && (
        <Composer
          key={isFocused ? 'focused' : 'draft'}
          isInline
          draft={draft}
          signature={settings.signature}
          isFocused={isFocused}
          isNew={isNew}
          added={added}
          onStored={(id) => id !== draft.id && onCopied(id)}
          onDiscarded={() => {}}
        />
      )}
    </li>
  )
}
