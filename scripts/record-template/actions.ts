import { defineActions } from '#platform/actions.ts'

export default defineActions([{ label: 'new', path: '/apps/plain-records/new' }])
