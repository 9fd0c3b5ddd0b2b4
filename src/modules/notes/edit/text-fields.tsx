import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxTextLength } from '../contract.ts'
import styles from './note-editor.module.css'

interface TextFieldProps {
  value: string
  readOnly: boolean
  onChange: (value: string) => void
}

/** Field of one line; Enter moves to the text or to the first item. */
export function TitleField({ value, readOnly, onChange }: TextFieldProps) {
  const t = useTexts('notes')
  return (
    <textarea
      className={styles.title}
      dir={value ? 'auto' : undefined}
      rows={1}
      maxLength={200}
      aria-label={t('editor.title')}
      placeholder={t('editor.title')}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-words], [data-row] textarea')?.focus()
      }}
    />
  )
}

export function BodyField({ value, readOnly, onChange }: TextFieldProps) {
  const t = useTexts('notes')
  return (
    <textarea
      className={styles.text}
      data-words
      dir={value ? 'auto' : undefined}
      rows={5}
      maxLength={maxTextLength}
      aria-label={t('editor.text')}
      placeholder={readOnly ? undefined : t('editor.textPlaceholder')}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
