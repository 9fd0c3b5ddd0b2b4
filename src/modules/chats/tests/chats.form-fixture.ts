import type { DraftFixture } from '#testing/browser/form-fixture.ts'

export const drafts: readonly DraftFixture[] = [{ path: '/apps/chats?chat=2', field: /^Message / }]

export default []
