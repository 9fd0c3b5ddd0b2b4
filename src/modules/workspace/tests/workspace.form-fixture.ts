import type { DraftFixture, FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [{ path: '/admin/workspace', fields: { Name: 'Lark & Moor' }, save: 'Save' }]

export const drafts: readonly DraftFixture[] = [{ path: '/admin/workspace', field: 'Address' }]

export default forms
