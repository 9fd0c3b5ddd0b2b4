import { afterEach, expect, test } from 'vitest'
import { Failure, refused } from '#platform/errors/failure.ts'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { sayFailure } from './failure-toast.ts'

registerTexts(import.meta.glob('../locales/*.json'), 'shell')

afterEach(() => toasts.set([]))

const reported = async (error: Error) => {
  await loadTexts('shell')
  await sayFailure(error)
  return toasts.get().at(-1)?.text
}

test('reports a refused text with the texts of forms', async () => {
  const tooLong = new Failure(422, 'The request does not fit its schema', {
    issues: [{ path: 'html', message: 'Too big', reason: 'tooLong', limit: 200_000 }],
  })
  expect(await reported(tooLong)).toBe('That did not work: At most 200,000 characters.')
  expect(await reported(refused('html', 'Too complex: depth is more than 200', 'tooComplex'))).toBe(
    'That did not work: This text has too many nested or formatted parts. Remove some formatting.',
  )
})

test('reports unknown reasons with the server’s text', async () => {
  expect(await reported(refused('code', 'No such code', 'unknownCode'))).toBe('That did not work: No such code')
  expect(await reported(new Error('Broken'))).toBe('That did not work: Broken')
})

test('reports an exceeded quota by name with the remaining amount', async () => {
  const left = 0
  const quota = { name: 'exports', scope: 'person', limit: 60, left } as const
  expect(await reported(new Failure(429, 'Too many', { quota, retryAfter: 60 }))).toMatch(
    /^You have reached the limit of 60 exports per hour\./,
  )
})
