import type { ReactNode } from 'react'
import styles from './suggestion-list.module.css'

interface SuggestionListProps<Option extends { id: string | number }> {
  id: string
  label: string
  options: readonly Option[]
  /** The index of the active option. */
  active: number
  onPick: (option: Option) => void
  /** Positions the list at its field. */
  className: string | undefined
  children: (option: Option) => ReactNode
}

/** The id of an option's element, for `aria-activedescendant` of the field. */
export const getOptionId = (listId: string, index: number) => `${listId}-${index}`

/** Suggestions for a text field, which keeps the focus. */
export function SuggestionList<Option extends { id: string | number }>(props: SuggestionListProps<Option>) {
  const { id, label, options, active, onPick, className = '', children } = props
  return (
    <div id={id} className={`${styles.list} ${className}`} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and hears the keys
        <div
          key={option.id}
          id={getOptionId(id, index)}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          // On release, so that a press can be taken back by leaving the option.
          onClick={() => onPick(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  )
}
