import { IconUserPlus } from '@tabler/icons-react'
import { defineActions } from '#platform/actions.ts'

export default defineActions([
  { label: 'actions.new', keywords: 'actions.newWords', icon: IconUserPlus, path: '/admin/users', keys: 'c' },
])
