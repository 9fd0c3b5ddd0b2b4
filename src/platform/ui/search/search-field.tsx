import { IconSearch, IconX } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './search-field.module.css'

interface SearchFieldProps {
  /** Label and placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  className?: string | undefined
}

/** A search field; Escape and the clear button empty it. */
export function SearchField({ label, value, onChange, onBlur, ref, className }: SearchFieldProps) {
  const t = useTexts('platform')
  const id = useId()
  return (
    <search className={className ? `block relative min-inline-0 ${className}` : 'block relative min-inline-0'}>
      <IconSearch className={styles.icon} size={18} aria-hidden />
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          onChange('')
        }}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label={t('clear')} onClick={() => onChange('')}>
          <IconX size={16} aria-hidden />
        </button>
      )}
    </search>
  )
}
