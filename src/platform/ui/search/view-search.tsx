import { SearchField } from './search-field.tsx'
import { useViewSearch } from './use-view-search.ts'

interface ViewSearchProps {
  label: string
  /** The search in the URL. */
  q: string
  onSearch: (q: string | undefined) => void
  /** The shortcut that focuses the field. */
  focusKey?: string
  className?: string | undefined
}

/** Search field that searches when typing pauses, and follows changes of the URL. */
export function ViewSearch({ className, ...options }: ViewSearchProps) {
  const { field, text, setText, onBlur } = useViewSearch(options)
  return (
    <SearchField
      ref={field}
      className={className}
      label={options.label}
      value={text}
      onChange={setText}
      onBlur={onBlur}
    />
  )
}
