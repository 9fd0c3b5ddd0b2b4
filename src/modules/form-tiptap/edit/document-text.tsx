import { useTexts } from '#platform/i18n/use-texts.ts'
import { RichDocumentEditor } from '#platform/ui/rich-text/rich-document-editor.tsx'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import { api } from '../documents-client.ts'
import styles from './document-pane.module.css'

interface DocumentTextProps {
  id: number
  content: string
  round: number
  onChange: (changes: { content: string }) => void
}

/** The editor. Suspends until the people that can be mentioned are loaded. */
export function DocumentText({ id, content, round, onChange }: DocumentTextProps) {
  const t = useTexts('form-tiptap')
  const people = useColleagues()
  return (
    <RichDocumentEditor
      label={t('text')}
      placeholder={t('placeholder')}
      value={content}
      resetKey={round}
      isFrameless
      people={people}
      loadPicture={(file) => api.picture.send({ params: { id, file } })}
      onChange={(html) => onChange({ content: html })}
      {...(styles.editor && { className: styles.editor })}
    />
  )
}
