import type { FormFixture } from '#testing/browser/form-fixture.ts'

const forms: readonly FormFixture[] = [
  { path: '/pages/account', fields: { 'Job title': 'Keeps everything' }, save: 'Save profile' },
]

export default forms
