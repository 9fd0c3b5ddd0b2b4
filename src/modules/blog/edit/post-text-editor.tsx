import { useId, useRef } from 'react'
import { languages } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { api } from '../blog-client.ts'
import type { DraftState, OpenDraft } from './post-draft.ts'
import { TitleField } from './title-field.tsx'
import type { PublishingState } from './use-publishing.ts'
import styles from './write-form.module.css'

interface PostTextEditorProps {
  draft: OpenDraft
  state: DraftState
  publishing: PublishingState
  isNew: boolean
}

/** Title and text of a post, in its language. */
export function PostTextEditor({ draft, state, publishing: { missingFields }, isNew }: PostTextEditorProps) {
  const t = useTexts('blog')
  const { values, record: post, round } = state
  const container = useRef<HTMLDivElement>(null)
  const titleFault = useId()
  const textFault = useId()
  const isTextMissing = missingFields.includes('content') && values.content === ''
  const focusText = () => container.current?.querySelector<HTMLElement>('[contenteditable]')?.focus()
  return (
    <Card className={styles.paper}>
      <div ref={container} lang={languages[values.language].tag}>
        <TitleField
          title={values.title}
          isFocused={isNew}
          isMissing={missingFields.includes('title') && values.title.trim() === ''}
          errorId={titleFault}
          onChange={(title) => draft.change({ title })}
          onEnd={focusText}
        />
        <RichTextEditor
          label={t('write.text')}
          placeholder={t('write.placeholder')}
          value={values.content}
          resetKey={round}
          isFrameless
          isInvalid={isTextMissing}
          describedBy={textFault}
          onChange={(content) => draft.change({ content })}
          loadPicture={(file) => api.picture.send({ params: { id: post?.id ?? 0, file } })}
          {...(styles.editor && { className: styles.editor })}
        />
        <p id={textFault} className={styles.fault} role="alert" hidden={!isTextMissing}>
          {isTextMissing && t('write.textLacking')}
        </p>
      </div>
    </Card>
  )
}
