import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Contact } from '../contract.ts'
import styles from './contact-card.module.css'

interface ContactLineProps {
  icon: ReactNode
  kind: 'phone' | 'email' | 'address'
  label?: Contact['morePhones'][number]['label'] | undefined
  value: string
}

const schemes = { phone: 'tel:', email: 'mailto:' } as const

/** One number or address: a link to use it, a button to take it along. */
export function ContactLine({ icon, kind, label, value }: ContactLineProps) {
  const t = useTexts('contacts')
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => {
        setCopied(true)
        toast({ text: t('copied') })
      },
      () => toast({ text: t('notCopied'), tone: 'error' }),
    )

  return (
    <div className={styles.line}>
      <dt className={styles.term}>
        {icon}
        <span className="visually-hidden">{t(`fields.${kind}`)}</span>
      </dt>
      <dd className={styles.value}>
        {kind === 'address' ? (
          <span className={styles.address} dir="auto">
            {value}
          </span>
        ) : (
          <a className={styles.use} href={`${schemes[kind]}${kind === 'phone' ? value.replaceAll(/\s/g, '') : value}`}>
            <bdi dir="ltr">{value}</bdi>
          </a>
        )}
        {label && <span className={styles.kind}>{t(`kinds.${label}`)}</span>}
      </dd>
      <dd className={styles.copy}>
        <IconAction
          label={t('copy', { value })}
          icon={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={copy}
        />
      </dd>
    </div>
  )
}
