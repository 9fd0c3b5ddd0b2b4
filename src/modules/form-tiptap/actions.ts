import { defineActions } from '#platform/actions.ts'

export default defineActions([
  { label: 'actions.new', keywords: 'actions.newWords', path: '/forms/form-tiptap', keys: 'c' },
])
