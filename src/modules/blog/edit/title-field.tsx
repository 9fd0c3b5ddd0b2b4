import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxTitleLength } from '../contract-fields.ts'
import styles from './write-form.module.css'

interface TitleFieldProps {
  title: string
  isMissing: boolean
  isFocused: boolean
  errorId: string
  onChange: (title: string) => void
  /** Called on Enter, to move the focus to the text. */
  onEnd: () => void
}

/** A heading-sized text field that grows with its lines. */
export function TitleField({ title, isMissing, isFocused, errorId, onChange, onEnd }: TitleFieldProps) {
  const t = useTexts('blog')
  return (
    <>
      <textarea
        className={styles.title}
        rows={1}
        // An empty field follows the page's direction.
        dir={title ? 'auto' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new post begins with its title
        autoFocus={isFocused}
        maxLength={maxTitleLength}
        value={title}
        aria-label={t('write.title')}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? errorId : undefined}
        placeholder={t('write.title')}
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnd()
        }}
      />
      {isMissing && (
        <p id={errorId} className={styles.fault} role="alert">
          {t('write.titleLacking')}
        </p>
      )}
    </>
  )
}
