import { expect, test } from 'vitest'
import * as z from 'zod'
import { contract, get, readOnly } from '#platform/contract.ts'
import { api } from '#platform/server/api.ts'
import { textServices } from '#platform/server/texts.ts'

const pears = contract(
  'pears',
  '/api/pears',
  { list: get('/', { returns: z.array(z.string()) }) },
  { grants: { manager: readOnly, agent: readOnly, viewer: readOnly } },
)
const texts = { title: 'Pears', notices: { pears: { ripe: { kind: 'Ripe pears' } } } }

/** A module whose texts cannot be loaded the first time, and the number of loads. */
function failingOnce() {
  let loads = 0
  return {
    loads: () => loads,
    module: {
      name: 'pears',
      api: api(pears, () => ({ list: () => [] })),
      texts: async () => {
        loads += 1
        if (loads === 1) throw new Error('The disk did not respond')
        return texts
      },
    },
  }
}

test('loads the texts of a contract once, and again after a failure', async () => {
  const { module, loads } = failingOnce()
  const { contractTexts } = textServices([module])
  await expect(contractTexts('pears', 'en')).rejects.toThrow('The disk did not respond')
  expect((await contractTexts('pears', 'en'))('title')).toBe('Pears')
  expect((await contractTexts('pears', 'en'))('title')).toBe('Pears')
  expect(loads()).toBe(2)
})

test('loads the texts of notices once, and again after a failure', async () => {
  const { module, loads } = failingOnce()
  const { noticeTexts } = textServices([module])
  await expect(noticeTexts('en')).rejects.toThrow('The disk did not respond')
  expect((await noticeTexts('en'))('pears.ripe.kind')).toBe('Ripe pears')
  expect((await noticeTexts('en'))('pears.ripe.kind')).toBe('Ripe pears')
  expect(loads()).toBe(2)
})
