import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ViewSearch } from '#platform/ui/search/view-search.tsx'
import styles from './board-tools.module.css'
import { IconAction } from '../icon-action.tsx'

interface BoardToolsProps {
  q: string
  layout: 'grid' | 'list'
  onSearch: (q: string | undefined) => void
  onLayout: (layout: 'grid' | 'list') => void
}

const layouts = { grid: IconLayoutGrid, list: IconLayoutList }

export function BoardTools({ q, layout, onSearch, onLayout }: BoardToolsProps) {
  const t = useTexts('notes')
  return (
    <div className={styles.tools}>
      <ViewSearch className="flex-1" label={t('search')} q={q} focusKey="/" onSearch={onSearch} />
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
