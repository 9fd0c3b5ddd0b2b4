import type { Macro } from '../contract-timeline.ts'
import type { Change } from '../inverse-change.ts'

export const hasChanges = ({ changes }: Pick<Macro, 'changes'>) => Object.keys(changes).length > 0

/** The change that a macro makes when this user applies it. */
export const toChange = ({ changes }: Pick<Macro, 'changes'>, userId: string): Change => ({
  ...changes,
  ...(changes.assigneeId === 'me' && { assigneeId: userId }),
})
