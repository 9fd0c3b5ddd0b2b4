import { IconTag, IconX } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './code-field.module.css'

interface AppliedCodeProps {
  code: string
  /** A description of the deduction. */
  text: string
  /** Whether it has just replaced the field for the code. */
  takesFocus: boolean
  onRemove: () => void
}

/** An applied discount code, with a button to remove it. */
export function AppliedCode({ code, text, takesFocus, onRemove }: AppliedCodeProps) {
  const t = useTexts('shop')
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) container.current?.querySelector('button')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- when it appears, and never again
  }, [])
  return (
    <div ref={container} className={styles.held}>
      <IconTag size={18} aria-hidden />
      <span className="grid flex-1 min-inline-0">
        <span className="text-normal semibold break-anywhere">
          <bdi>{code}</bdi>
        </span>
        <span className="text-13">{text}</span>
      </span>
      <IconButton aria-label={t('checkout.code.remove', { code })} onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
