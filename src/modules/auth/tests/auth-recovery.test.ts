import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { productionServer } from '#testing/servers/production-server.ts'
import { testServices } from '#testing/servers/test-services.ts'
import { createBrowser, getStatuses, password } from './auth-test-steps.ts'

const email = 'first@house.example'

test('compares recovery codes outside of the transaction, unless there were too many attempts', async () => {
  const { secrets } = testServices()
  const compare = { before: async () => {} }
  const server = await productionServer(['auth'], {
    secrets: {
      ...secrets,
      async verifyCode(code, stored) {
        await compare.before()
        return secrets.verifyCode(code, stored)
      },
    },
  })
  const browser = createBrowser(server.visitor())
  await browser.auth.setup.send({ body: { code: await secrets.setupCode(), name: 'First', email, password } })
  const { secret } = await browser.account.beginSecondFactor.send()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() })
  const { recoveryCodes } = await browser.account.enableSecondFactor.send({ body: { code } })
  const [first = ''] = recoveryCodes
  let compared = 0
  // Waits for ever within a transaction on SQLite, which has one connection.
  compare.before = async () => {
    compared++
    await server.db.updateTable('users').set({ jobTitle: 'Compared' }).where('email', '=', email).execute()
  }
  const signIn = async (factor: string) => {
    const other = createBrowser(server.visitor())
    await other.auth.signIn.send({ body: { email, password } })
    return other.auth.giveSecondFactor.send({ body: { code: factor } })
  }
  expect(await signIn(first)).toEqual({ recoveryCodesLeft: 9 })
  expect(compared).toBe(10)
  await expect(signIn(first)).rejects.toMatchObject({ status: 422 })
  const twice = recoveryCodes[1] ?? ''
  expect((await getStatuses([signIn(twice), signIn(twice)])).toSorted()).toEqual([0, 422])
  for (let wrong = 0; wrong < 11; wrong++) await expect(signIn('wrong')).rejects.toBeDefined()
  compared = 0
  await expect(signIn(recoveryCodes[2] ?? '')).rejects.toMatchObject({ status: 429 })
  expect(compared).toBe(0)
})
