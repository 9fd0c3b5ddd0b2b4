import { IconAlignLeft, IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import styles from './section.module.css'

interface DescriptionProps {
  html: SafeHtml
  canWrite: boolean
  onSave: (html: string) => Promise<unknown>
}

/**
 * What the card is about. Closing the card while it is being written keeps what was written; what the server refuses is
 * there to be written on.
 */
export function Description({ html, canWrite, onSave }: DescriptionProps) {
  const t = useTexts('kanban')
  const [begun, setBegun] = useState<string>()
  const isEditing = begun !== undefined
  // The application has said why.
  const save = (written: string) => void onSave(written).catch(() => setBegun((now) => now ?? written))
  return (
    <section className="grid gap-3 min-inline-0">
      <div className={styles.head}>
        <IconAlignLeft size={18} aria-hidden />
        <h3 className={styles.title}>{t('detail.description')}</h3>
        {canWrite && !isEditing && html !== '' && (
          <Button size="small" startIcon={<IconPencil size={16} aria-hidden />} onClick={() => setBegun(html)}>
            {t('detail.editDescription')}
          </Button>
        )}
      </div>
      {isEditing && canWrite ? (
        <Writing html={html} begun={begun} onSave={save} onEnd={() => setBegun(undefined)} />
      ) : html !== '' ? (
        <RichText html={html} />
      ) : canWrite ? (
        <button type="button" className={styles.blank} onClick={() => setBegun(html)}>
          {t('detail.addDescription')}
        </button>
      ) : (
        <p className="text-quiet">{t('detail.noDescription')}</p>
      )}
    </section>
  )
}

interface WritingProps {
  /** What is saved. */
  html: string
  /** What the editor begins with. */
  begun: string
  onSave: (html: string) => void
  onEnd: () => void
}

function Writing({ html, begun, onSave, onEnd }: WritingProps) {
  const t = useTexts('kanban')
  const [written, setWritten] = useState(begun)
  const left = useRef<(() => void) | undefined>(undefined)

  useEffect(() => {
    left.current = written === html ? undefined : () => onSave(written)
  })
  useEffect(() => () => left.current?.(), [])

  const end = (keep: boolean) => {
    if (keep) left.current?.()
    left.current = undefined
    onEnd()
  }
  return (
    <div className="grid gap-3 min-inline-0">
      <RichTextEditor
        label={t('detail.description')}
        value={begun}
        isFocused
        onChange={setWritten}
        onSubmit={() => end(true)}
      />
      <div className="flex gap-2">
        <Button variant="contained" size="small" onClick={() => end(true)}>
          {t('save')}
        </Button>
        <Button size="small" onClick={() => end(false)}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
