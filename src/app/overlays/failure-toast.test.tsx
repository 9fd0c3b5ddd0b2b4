import { afterEach, expect, test } from 'vitest'
import { Failure, refused } from '#platform/errors/failure.ts'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { showFailure } from './failure-toast.ts'

registerTexts(import.meta.glob('../locales/*.json'), 'shell')

afterEach(() => toasts.set([]))

const reported = async (error: Error) => {
  await loadTexts('shell')
  await showFailure(error)
  return toasts.get().at(-1)?.text
}

test('reports a refused text with the texts of forms', async () => {
  const tooLong = new Failure(422, 'The request does not match its schema', {
    issues: [{ path: 'html', message: 'Too big', reason: 'tooLong', limit: 200_000 }],
  })
  expect(await reported(tooLong)).toBe('Something went wrong: Enter at most 200,000 characters.')
  expect(await reported(refused('html', 'Too complex: depth is more than 200', 'tooComplex'))).toBe(
    'Something went wrong: This text has too much nested formatting. Remove some of it.',
  )
})

test('reports unknown reasons with the server’s text', async () => {
  expect(await reported(refused('code', 'No such code', 'unknownCode'))).toBe('Something went wrong: No such code')
  expect(await reported(new Error('Broken'))).toBe('Something went wrong: Broken')
})

test('says that a record no longer exists, such as one that a colleague has deleted', async () => {
  expect(await reported(new Failure(404, 'Not found'))).toBe('This item no longer exists. Your change was not saved.')
})

test('reports an exceeded quota by name with the remaining amount', async () => {
  const left = 0
  const quota = { name: 'exports', scope: 'person', limit: 60, left } as const
  expect(await reported(new Failure(429, 'Too many', { quota, retryAfter: 60 }))).toMatch(
    /^You have reached the limit of 60 exports per hour\./,
  )
})
