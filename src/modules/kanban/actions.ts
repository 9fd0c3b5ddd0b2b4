import { defineActions } from '#platform/actions.ts'

export default defineActions([
  { label: 'actions.new', keywords: 'actions.newWords', path: '/apps/kanban', keys: 'n' },
  { label: 'actions.newBoard', keywords: 'actions.newBoardWords', path: '/apps/kanban?form=newBoard' },
])
