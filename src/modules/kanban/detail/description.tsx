import { IconAlignLeft, IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { ConflictNotice } from '#platform/ui/drafts/conflict-notice.tsx'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { type EditedHtml, useHtmlDraft } from '#platform/web/drafts/use-html-draft.ts'
import styles from './section.module.css'

interface WritableProps {
  taskId: number
  html: SafeHtml
  /** `before` is the description when editing began. */
  onSave: (html: string, before: string) => Promise<unknown>
}

/** A card's description. */
export function Description({ canWrite, ...props }: WritableProps & { canWrite: boolean }) {
  const t = useTexts('kanban')
  const { html } = props
  if (canWrite) return <WritableDescription {...props} />
  return (
    <DescriptionSection>
      {html === '' ? <p className="text-quiet">{t('detail.noDescription')}</p> : <RichText html={html} />}
    </DescriptionSection>
  )
}

/** It has a local draft until it is saved or cancelled. */
function WritableDescription({ taskId, html, onSave }: WritableProps) {
  const t = useTexts('kanban')
  const draft = useHtmlDraft({ name: `kanban.description.${taskId}`, html, onSave })
  const { isEditing, open } = draft
  const edit = !isEditing && html !== '' && (
    <Button size="small" startIcon={<IconPencil size={16} aria-hidden />} onClick={open}>
      {t('detail.editDescription')}
    </Button>
  )
  return (
    <DescriptionSection action={edit}>
      {isEditing ? (
        <DescriptionEditor draft={draft} html={html} />
      ) : html === '' ? (
        <button type="button" className={styles.blank} onClick={open}>
          {t('detail.addDescription')}
        </button>
      ) : (
        <RichText html={html} />
      )}
    </DescriptionSection>
  )
}

function DescriptionSection({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const t = useTexts('kanban')
  return (
    <section className="grid gap-3 min-inline-0">
      <div className={styles.head}>
        <IconAlignLeft size={18} aria-hidden />
        <h3 className={styles.title}>{t('detail.description')}</h3>
        {action}
      </div>
      {children}
    </section>
  )
}

interface DescriptionEditorProps {
  draft: EditedHtml
  /** The saved description. */
  html: SafeHtml
}

function DescriptionEditor({ draft, html }: DescriptionEditorProps) {
  const t = useTexts('kanban')
  const { text, isConflict, change, save, cancel, close } = draft
  return (
    <div
      className="grid gap-3 min-inline-0"
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
    >
      {isConflict && (
        <>
          <ConflictNotice
            text={t('detail.conflict.text')}
            theirs={{ label: t('detail.conflict.theirs'), run: async () => cancel() }}
            mine={{ label: t('detail.conflict.mine'), run: () => save(html) }}
          />
          <RichText html={html} />
        </>
      )}
      <RichTextEditor
        label={t('detail.description')}
        value={text}
        isFocused
        onChange={change}
        onSubmit={() => void save()}
      />
      <div className="flex gap-2">
        <Button variant="contained" size="small" disabled={isConflict} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button size="small" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
