import { Button } from '@mui/material'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import styles from './code-panel.module.css'

/** The type of `import … from 'virtual:shown/x.tsx'`. */
export type CodeLines = readonly (readonly (readonly [text: string, kind?: string])[])[]

interface CodePanelProps {
  /** Title of the example. */
  title: string
  lines: CodeLines
}

const maxClosedLines = 12
// Not worth collapsing.
const maxLines = 16

/** Source code with a copy button; long code is collapsed at first. */
export function CodePanel({ title, lines }: CodePanelProps) {
  const t = useTexts('form-elements')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // Skips the imports, which are shown on expanding.
  const begin = lines.findIndex((tokens) => tokens.length === 0) + 1
  const isLong = lines.length - begin > maxLines
  const shownLines = isOpen ? lines : lines.slice(begin, isLong ? begin + maxClosedLines : undefined)

  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <span className={styles.language} translate="no">
          TSX
        </span>
        <CopyButton label={t('copyOf', { title })} text={() => toText(lines)} />
      </div>
      {/* Focusable, so that keyboard users can scroll wide code. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by arrow keys */}
      <pre id={id} className={styles.code} dir="ltr" tabIndex={0} role="region" aria-label={t('codeOf', { title })}>
        <code>
          {shownLines.map((tokens, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other name, and never move
            <span key={row}>
              {tokens.map(([text, kind], at) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor have words
                <span key={at} className={kind && styles[kind]}>
                  {text}
                </span>
              ))}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      {(isLong || begin > 0) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('lessCode') : t('moreCode', { count: lines.length })}
        </button>
      )}
    </div>
  )
}

const toText = (lines: CodeLines) => `${lines.map((tokens) => tokens.map(([text]) => text).join('')).join('\n')}\n`

function CopyButton({ label, text }: { label: string; text: () => string }) {
  const t = useTexts('form-elements')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      toast({ text: t('notCopied'), tone: 'error' })
    }
  }
  return (
    <>
      <Button
        size="small"
        color="secondary"
        aria-label={label}
        startIcon={isCopied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? t('copied') : t('copy')}
      </Button>
      <span className={styles.heard} role="status">
        {isCopied && t('copied')}
      </span>
    </>
  )
}
