import { defineActions } from '#platform/actions.ts'

export default defineActions([
  { label: 'actions.new', keywords: 'actions.newWords', path: '/apps/chats', keys: 'c' },
  { label: 'channels.browse', keywords: 'actions.browseWords', path: '/apps/chats?browse=yes', action: 'read' },
])
