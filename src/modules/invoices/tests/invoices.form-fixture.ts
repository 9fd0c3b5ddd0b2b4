import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [{ path: '/apps/invoice/create', field: 'Note' }]

export default []
