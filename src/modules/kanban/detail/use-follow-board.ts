import { useEffect, useEffectEvent } from 'react'
import { useView } from '#platform/web/url-state/use-view.ts'
import { KanbanView } from '../kanban-view.ts'
import { useBoards } from '../use-boards.ts'

/** Shows the board of the open card behind it, also of one that was moved since its link was made. */
export function useFollowBoard(boardId: number | undefined) {
  const [, setView] = useView(KanbanView)
  const { boards, currentId } = useBoards()
  const isElsewhere = boardId !== undefined && boards.length > 0 && boardId !== currentId
  const follow = useEffectEvent(() => setView({ board: boardId }, { replace: true }))
  useEffect(() => {
    if (isElsewhere) follow()
  }, [isElsewhere])
}
