import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxTitleLength } from '../contract.ts'
import styles from './document-pane.module.css'

interface TitleFieldProps {
  title: string
  isFocused: boolean
  onChange: (title: string) => void
  /** Called on Enter, to move the focus to the text. */
  onEnd: () => void
}

/** A heading-sized text field that grows with its lines. */
export function TitleField({ title, isFocused, onChange, onEnd }: TitleFieldProps) {
  const t = useTexts('form-tiptap')
  return (
    <textarea
      className={styles.title}
      rows={1}
      // An empty field follows the page's direction.
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
