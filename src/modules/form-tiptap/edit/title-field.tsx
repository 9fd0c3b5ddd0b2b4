import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxTitleLength } from '../contract.ts'
import styles from './document-pane.module.css'

interface TitleFieldProps {
  title: string
  isFocused: boolean
  onChange: (title: string) => void
  /** Enter: the title is written, the text comes next. */
  onEnd: () => void
}

/** As large as a title is, on as many lines as it takes. */
export function TitleField({ title, isFocused, onChange, onEnd }: TitleFieldProps) {
  const t = useTexts('form-tiptap')
  return (
    <textarea
      className={styles.title}
      rows={1}
      // Empty it stands as the page does.
      dir={title ? 'auto' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new document begins with its title
      autoFocus={isFocused}
      maxLength={maxTitleLength}
      value={title}
      aria-label={t('documentTitle')}
      placeholder={t('untitled')}
      onChange={({ target }) => onChange(target.value.replace(/\p{Cc}+/gu, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnd()
      }}
    />
  )
}
