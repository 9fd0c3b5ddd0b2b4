import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { email } from '../contract.ts'

test('finds a draft in the global search, only for its author and until it is deleted', async () => {
  const ines = await serve(email)
  const draft = await ines.draft.send({ body: { subject: 'Zeppelin', body: '<p>The <b>hang</b>ar &amp; more</p>' } })
  expect(await ines.finds('admin', 'zeppelin hangar')).toMatchObject([{ path: `/apps/email?compose=${draft.id}` }])
  expect(await ines.finds('manager', 'zeppelin')).toEqual([])
  await ines.remove.send({ params: { id: draft.id } })
  expect(await ines.finds('admin', 'zeppelin')).toEqual([])
})
