import { IconPencil } from '@tabler/icons-react'
import { defineActions } from '#platform/actions.ts'

export default defineActions([
  { label: 'actions.new', keywords: 'actions.newWords', icon: IconPencil, path: '/apps/email?compose=new' },
])
