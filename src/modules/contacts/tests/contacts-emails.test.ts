import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { contacts } from '../contract.ts'

test('finds contacts by any of their addresses regardless of case, but not in the trash', async () => {
  const { create, list, edit } = await serve(contacts)
  const mail = (name: string) => `${name}@addresses.example`
  const one = await create.send({ body: { firstname: 'Ada', email: mail('ada') } })
  const other = await create.send({
    body: { firstname: 'Bea', email: mail('bea'), moreEmails: [{ label: 'work', value: mail('bea.work') }] },
  })
  const findIds = async (...emails: string[]) =>
    (await list.send({ query: { emails, sort: 'id' } })).map(({ id }) => id)
  expect(await findIds(mail('ADA'), mail('bea.work'), mail('nobody'))).toEqual([one.id, other.id])
  expect(await findIds(mail('nobody'))).toEqual([])
  await edit.send({ params: { id: one.id }, body: { deleted: true } })
  expect(await findIds(mail('ada'))).toEqual([])
})
