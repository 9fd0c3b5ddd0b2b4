import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { WritingField } from '../writing/writing-field.tsx'
import { PictureList } from './picture-list.tsx'
import type { PostDraft } from './use-draft.ts'
import { VideoField } from './video-field.tsx'
import { VisibilityField } from './visibility-field.tsx'

interface ComposeFieldsProps {
  draft: PostDraft
  /** Called on Ctrl+Enter in the text. */
  onSend: () => void
}

/** The number of remaining characters is shown below this number. */
const nearEnd = 200

/** The fields of a post. */
export function ComposeFields({ draft, onSend }: ComposeFieldsProps) {
  const t = useTexts('social')
  const { left, video } = draft
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <>
      <VisibilityField value={draft.visibility} onChange={draft.setVisibility} />
      <WritingField
        isLarge
        isFocused
        label={t('compose.content')}
        value={draft.content}
        isBusy={draft.isSending}
        error={left < 0 ? t('compose.over', { count: -left }) : undefined}
        onChange={draft.setContent}
        onKeyDown={onKeyDown}
      />
      <p className="flex wrap justify-between gap-1-4 text-quiet text-13">
        {t('compose.hint')}
        {left >= 0 && left <= nearEnd && <span>{t('compose.left', { count: left })}</span>}
      </p>
      <PictureList pictures={draft.pictures} />
      {video !== undefined && <VideoField value={video} isInvalid={draft.isVideoInvalid} onChange={draft.setVideo} />}
    </>
  )
}
