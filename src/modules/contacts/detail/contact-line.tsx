import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { useCopyText } from '#platform/ui/toasts/use-copy-text.ts'
import styles from './contact-card.module.css'

interface ContactLineProps {
  icon: ReactNode
  /** The label for screen readers. */
  term: string
  /** Small text after the value. */
  note?: ReactNode
  /** The text that the button copies; without it there is no button. */
  copied?: string | undefined
  children: ReactNode
}

/** A number, address or other value, and a button that copies it. */
export function ContactLine({ icon, term, note, copied: value, children }: ContactLineProps) {
  const t = useTexts('contacts')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copyText = useCopyText()
  const copy = async (text: string) => setCopied(await copyText(text, { done: t('copied') }))

  return (
    <div className={styles.line}>
      <dt className="text-quiet">
        {icon}
        <span className="visually-hidden">{term}</span>
      </dt>
      <dd className={styles.value}>
        {children}
        {note && <span className="text-quiet text-12">{note}</span>}
      </dd>
      {value !== undefined && (
        <dd>
          <IconAction
            label={t('copy', { value })}
            icon={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={() => void copy(value)}
          />
        </dd>
      )}
    </div>
  )
}
