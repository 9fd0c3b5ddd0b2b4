import type { TypedForm } from '#testing/typed-form.ts'

const forms: readonly TypedForm[] = [
  { path: '/pages/account', fields: { 'Job title': 'Keeps everything' }, save: 'Save profile' },
]

export default forms
