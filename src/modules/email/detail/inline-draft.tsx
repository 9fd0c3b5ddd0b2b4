import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Composer } from '../compose/composer.tsx'
import type { Email } from '../contract-email.ts'
import { api } from '../email-client.ts'
import styles from './thread-pane.module.css'

/** A draft reply within its conversation. */
export function InlineDraft({ draft, isFocused, isNew }: { draft: Email; isFocused: boolean; isNew: boolean }) {
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
    <li ref={item} className={styles.draft} aria-label={t('read.draft')}>
      {settings && (
        <Composer
          key={isFocused ? 'focused' : 'draft'}
          isInline
          draft={draft}
          signature={settings.signature}
          isFocused={isFocused}
          isNew={isNew}
          onDiscarded={() => {}}
        />
      )}
    </li>
  )
}
