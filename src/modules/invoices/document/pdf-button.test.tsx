import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Failure } from '#platform/errors/failure.ts'
import { addTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { PdfButton } from './pdf-button.tsx'

afterEach(() => {
  cleanup()
  toasts.set([])
})

/** Clicks a button whose download fails. */
async function fail(error: Error) {
  await addTexts('invoices', 'en', texts)
  const reported: Error[] = []
  render(
    <QueryClientProvider client={createQueryClient((failure) => void reported.push(failure))}>
      <PdfButton load={() => Promise.reject(error)} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(reported.length + toasts.get().length).toBe(1))
  return { reported, said: toasts.get().map(({ text, action }) => [text, action?.label]) }
}

test('an exceeded limit is reported as that of any other request', async () => {
  const exceeded = new Failure(429, 'Too many requests per minute')
  expect(await fail(exceeded)).toEqual({ reported: [exceeded], said: [] })
})

test('a document that is too long is not requested again; after another failure it can be', async () => {
  expect((await fail(new Failure(422, 'Too long'))).said).toEqual([[texts.errors.pdfTooLong, undefined]])
  cleanup()
  toasts.set([])
  expect((await fail(new Failure(503, 'Busy'))).said).toEqual([[texts.errors.pdf, texts.retry]])
})
