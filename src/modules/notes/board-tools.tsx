import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import { type Ref, useEffect, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchField } from '#platform/ui/search-field.tsx'
import styles from './board-tools.module.css'
import { IconAction } from './icon-action.tsx'

interface BoardToolsProps {
  q: string
  layout: 'grid' | 'list'
  onSearch: (q: string | undefined) => void
  onLayout: (layout: 'grid' | 'list') => void
  searchRef: Ref<HTMLInputElement>
}

const layouts = { grid: IconLayoutGrid, list: IconLayoutList }

export function BoardTools({ q, layout, onSearch, onLayout, searchRef }: BoardToolsProps) {
  const t = useTexts('notes')
  return (
    <div className={styles.tools}>
      <Search value={q} onSearch={onSearch} searchRef={searchRef} />
      <div className={styles.layouts} role="group" aria-label={t('layout.label')}>
        {(['grid', 'list'] as const).map((one) => {
          const Icon = layouts[one]
          return (
            <IconAction
              key={one}
              label={t(`layout.${one}`)}
              aria-pressed={layout === one}
              className={styles.layout}
              onClick={() => onLayout(one)}
            >
              <Icon size={18} aria-hidden />
            </IconAction>
          )
        })}
      </div>
    </div>
  )
}

const pause = 200

/** Shows every letter at once and searches at the first short pause; follows the address when that changes by itself. */
function Search({ value, onSearch, searchRef }: { value: string } & Pick<BoardToolsProps, 'onSearch' | 'searchRef'>) {
  const t = useTexts('notes')
  const [{ text, asked, seen }, set] = useState({ text: value, asked: value, seen: value })
  if (value !== seen) set({ text: value === asked ? text : value, asked: value, seen: value })

  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(() => {
      set((now) => ({ ...now, asked: text }))
      onSearch(text || undefined)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, asked, onSearch])

  return (
    <SearchField
      ref={searchRef}
      className={styles.search}
      label={t('search')}
      value={text}
      onChange={(typed) => set((now) => ({ ...now, text: typed }))}
    />
  )
}
