import { expect, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { accountServer } from '#testing/servers/account-server.ts'
import { social } from '../contract.ts'
import { write } from './social-test-steps.ts'

test('keeps posts under their author’s name after the account is deleted', async () => {
  const home = await accountServer('social')
  const { id } = await write(client(social, await home.as('u3')), 'Goodbye to you all')
  await home.remove('u3')
  const profile = await client(social, await home.as('u1')).show.send({ params: { id } })
  expect(profile).toMatchObject({ profile: { name: 'Amina Haddad' }, data: { content: 'Goodbye to you all' } })
})
