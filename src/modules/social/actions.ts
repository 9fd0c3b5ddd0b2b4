import { IconPencilPlus } from '@tabler/icons-react'
import { defineActions } from '#platform/actions.ts'

export default defineActions([
  {
    label: 'actions.new',
    keywords: 'actions.newWords',
    icon: IconPencilPlus,
    path: '/apps/users/profile',
    keys: 'c',
  },
])
