import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Board } from './contract-boards.ts'

/** Names a board; the first one has no name until somebody gives it one. */
export function useBoardName() {
  const t = useTexts('kanban')
  return ({ name }: Pick<Board, 'name'>) => name || t('title')
}
