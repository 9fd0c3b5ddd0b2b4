import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FilterButton } from '#platform/ui/filters/filter-button.tsx'
import { useView } from '#platform/web/url-state/use-view.ts'
import { colorChoices } from '../contract-schemas.ts'
import { KanbanView, noFilters } from '../kanban-view.ts'
import { useBoards } from '../use-boards.ts'
import type { Rights } from '../use-rights.ts'
import styles from './board-switcher.module.css'

const BoardMenu = lazy(async () => ({ default: (await import('./board-menu.tsx')).BoardMenu }))
const BoardDialog = lazy(async () => ({ default: (await import('./board-dialog.tsx')).BoardDialog }))

/** Opens the menu of boards, to show another one, and to create, rename and archive boards. */
export function BoardSwitcher({ rights }: { rights: Rights }) {
  const t = useTexts('kanban')
  const [view, setView] = useView(KanbanView)
  const { current } = useBoards()
  const isEditing = view.form === 'board' && current !== undefined
  return (
    <>
      <FilterButton
        label={t('boards.open')}
        icon={<span className={styles.dot} data-tone={colorChoices[current?.color ?? 'brand'].tone} aria-hidden />}
        opens="menu"
        openKey="b"
      >
        {(anchor, close) => (
          <BoardMenu
            view={view}
            anchor={anchor}
            canWrite={rights.update}
            onForm={(form) => setView({ form })}
            onClose={close}
          />
        )}
      </FilterButton>
      <Suspense>
        {rights.update && (isEditing || view.form === 'newBoard') && (
          <BoardDialog
            board={isEditing ? current : undefined}
            onClose={(created) => setView({ form: undefined, ...(created && { ...noFilters, board: created }) })}
          />
        )}
      </Suspense>
    </>
  )
}
