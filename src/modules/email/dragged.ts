import type { ActionTarget } from './use-mail-actions.ts'

let draggedTarget: ActionTarget | undefined

const type = 'application/x-atrium-conversations'

/** Conversations being dragged. They are kept here; the browser's DataTransfer only has a marker. */
export const dragged = {
  start(transfer: DataTransfer, target: ActionTarget) {
    draggedTarget = target
    transfer.effectAllowed = 'move'
    transfer.setData(type, String(target.threads.length))
  },
  isOver: (transfer: DataTransfer) => transfer.types.includes(type),
  end() {
    const target = draggedTarget
    draggedTarget = undefined
    return target
  },
}
