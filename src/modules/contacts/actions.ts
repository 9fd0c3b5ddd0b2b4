import { IconBuilding } from '@tabler/icons-react'
import { defineActions } from '#platform/actions.ts'

export default defineActions([
  { label: 'actions.new', keywords: 'actions.newWords', path: '/apps/contacts?contact=new' },
  {
    label: 'actions.newCompany',
    keywords: 'actions.newCompanyWords',
    icon: IconBuilding,
    path: '/apps/contacts/companies?company=new',
    topic: 'contacts-companies',
  },
])
