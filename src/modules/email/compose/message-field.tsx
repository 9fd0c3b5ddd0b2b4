import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { UploadList } from '#platform/ui/files/upload-list.tsx'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { QuoteButton } from '../quote-button.tsx'
import { slash } from '../templates/fill-in.ts'
import type { Templates } from '../templates/use-templates.tsx'
import styles from './composer.module.css'
import type { OpenDraft } from './use-draft.ts'

interface MessageFieldProps {
  draft: OpenDraft
  uploads: Uploads
  isFocused: boolean
  templates: Pick<Templates, 'inserted' | 'open'>
  /** Why the message was not sent. */
  error: string | undefined
  onSubmit: () => void
}

/** Text and files of a message; a button unfolds the quote of a reply. */
export function MessageField(props: MessageFieldProps) {
  const { draft, uploads, isFocused, templates, error, onSubmit } = props
  const { autosave, state } = draft
  const t = useTexts('email')
  const errorId = useId()
  const [quoted, setQuoted] = useState(0)
  const { body, quote } = state.values
  const expandQuote = () => {
    autosave.change({ body: `${body}${quote}`, quote: '' })
    setQuoted(quoted + 1)
  }
  return (
    <>
      <RichTextEditor
        isFrameless
        className={styles.editor ?? ''}
        label={t('compose.text')}
        placeholder={t('compose.placeholder')}
        value={body}
        resetKey={templates.inserted + quoted + state.round}
        isFocused={isFocused || templates.inserted > 0}
        onChange={(next) => {
          autosave.change({ body: next })
          if (next.includes(slash) && !body.includes(slash)) templates.open(caretParagraph())
        }}
        onFiles={uploads.add}
        onSubmit={onSubmit}
        {...(error !== undefined && { describedBy: errorId })}
        footer={
          <div className={styles.below}>
            {quote !== '' && <QuoteButton label={t('compose.showQuote')} onClick={expandQuote} />}
            <UploadList uploads={uploads} />
          </div>
        }
      />
      {error !== undefined && (
        <p id={errorId} role="alert" className="flex-none padding-2-4 bg-error-soft text-error text-13">
          {error}
        </p>
      )}
    </>
  )
}

/** The paragraph of the caret. */
function caretParagraph() {
  const { anchorNode } = getSelection() ?? {}
  const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement
  return element?.closest<HTMLElement>('p') ?? undefined
}
