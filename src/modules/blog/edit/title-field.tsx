import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxTitleLength } from '../contract-fields.ts'
import styles from './write-form.module.css'

interface TitleFieldProps {
  title: string
  isLacking: boolean
  isFocused: boolean
  faultId: string
  onChange: (title: string) => void
  /** Called on Enter, to move the focus to the text. */
  onEnd: () => void
}

/** A heading-sized text field that grows with its lines. */
export function TitleField({ title, isLacking, isFocused, faultId, onChange, onEnd }: TitleFieldProps) {
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
        aria-invalid={isLacking || undefined}
        aria-describedby={isLacking ? faultId : undefined}
        placeholder={t('write.title')}
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnd()
        }}
      />
      {isLacking && (
        <p id={faultId} className={styles.fault} role="alert">
          {t('write.titleLacking')}
        </p>
      )}
    </>
  )
}
