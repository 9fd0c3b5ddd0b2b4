import { expect, test } from 'vitest'
import { settings } from '#platform/contracts/session-contract.ts'
import { openNotices } from '#testing/databases/notices.ts'

const savedAt = '2026-03-02T09:00:00.000Z'

test('stores the language of the settings by itself, and forgets it with them', async () => {
  const { as, db } = await openNotices()
  const api = await as('u2', settings)
  const readLanguage = async () =>
    (await db.selectFrom('settings').select('language').where('userId', '=', 'u2').executeTakeFirst())?.language
  await api.save.send({ body: { value: { isLanguage: 'fr', activeMode: 'dark' }, savedAt } })
  expect(await readLanguage()).toBe('fr')
  expect(await api.show.send()).toEqual({ value: { isLanguage: 'fr', activeMode: 'dark' }, savedAt })
  await api.save.send({ body: { value: { isLanguage: 7 }, savedAt } })
  expect(await readLanguage()).toBeNull()
})

test('refuses settings of more than 16,000 characters', async () => {
  const { as } = await openNotices()
  const api = await as('u2', settings)
  const save = (length: number) => api.save.send({ body: { value: { look: 'x'.repeat(length) }, savedAt } })
  await save(15_900)
  await expect(save(16_000)).rejects.toMatchObject({ status: 422, issues: [{ path: 'value' }] })
  await expect(save(900_000)).rejects.toMatchObject({ status: 422 })
})
