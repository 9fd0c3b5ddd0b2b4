import { IconChecklist } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type Ref, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { ColorChoice } from '../color-choice.tsx'
import { type Color, colorChoices, type NoteDraft } from '../contract.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { IconAction } from '../icon-action.tsx'
import { draftFrom } from './quick-draft.ts'
import styles from './quick-add.module.css'
import { useCreateNote } from '../use-note-actions.ts'

interface QuickAddProps {
  /** What the present filters ask for, so that a new note stays in sight. */
  color: Color | undefined
  labels: string[]
  onAdded: () => void
  ref?: Ref<HTMLTextAreaElement>
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** A note is written in one go: its first line is the title. */
export function QuickAdd({ color: filtered, labels, onAdded, ref }: QuickAddProps) {
  const t = useTexts('notes')
  const hint = useId()
  const [text, setText, send] = useTextDraft('notes.new')
  const [chosen, setColor] = useState<Color>()
  const [checklist, setChecklist] = useState(false)
  const color = chosen ?? filtered ?? 'info'
  const lines = text.includes('\n')

  const create = useCreateNote((draft: NoteDraft) => {
    setColor(draft.color)
    setChecklist(draft.kind === 'checklist')
  })

  const save = () => {
    if (!text.trim()) return
    void send(() => create({ ...draftFrom(text, checklist), color, labels })).catch(() => {})
    setColor(undefined)
    setChecklist(false)
    onAdded()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (lines && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    save()
  }

  return (
    <form
      className={styles.form}
      data-tone={colorChoices[color].tone}
      data-open={text !== ''}
      aria-label={t('new.label')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save()
      }}
    >
      <textarea
        ref={ref}
        className={styles.field}
        rows={1}
        dir={text ? 'auto' : undefined}
        aria-label={t('new.label')}
        aria-describedby={hint}
        aria-keyshortcuts="c"
        placeholder={t('new.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row wrap gap-2" hidden={text === ''}>
        <ColorChoice value={color} onChange={setColor} />
        <IconAction
          label={t('new.checklist')}
          aria-pressed={checklist}
          onClick={() => {
            setChecklist(!checklist)
          }}
        >
          <IconChecklist size={18} aria-hidden />
        </IconAction>
        <span id={hint} className={styles.hint}>
          {lines ? t(isMac() ? 'new.hintLinesMac' : 'new.hintLines') : t('new.hint')}
        </span>
        <PlainButton kind="filled" type="submit">
          {t('new.save')}
        </PlainButton>
      </div>
    </form>
  )
}
