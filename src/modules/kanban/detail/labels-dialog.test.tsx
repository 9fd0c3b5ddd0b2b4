import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import texts from '../locales/en.json' with { type: 'json' }
import { LabelsDialog } from './labels-dialog.tsx'

const { send } = transport

afterEach(() => {
  cleanup()
  transport.send = send
})

test('saves the colours that an arrow key passes one after another', async () => {
  const sent: unknown[] = []
  const answers: (() => void)[] = []
  transport.send = async (request) => {
    const body: unknown = await request.json()
    sent.push(body)
    await new Promise<void>((resolve) => answers.push(resolve))
    return Response.json({ id: 1, name: 'Oak', color: 'brand' })
  }
  void addTexts('kanban', 'en', texts)
  render(
    <QueryClientProvider client={createQueryClient(() => {})}>
      <LabelsDialog labels={[{ id: 1, name: 'Oak', color: 'brand' }]} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const [, , info, success] = screen.getAllByRole('radio')
  for (const choice of [info, success]) if (choice) fireEvent.click(choice)
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(sent).toHaveLength(1)
  act(() => answers[0]?.())
  await waitFor(() => expect(sent).toHaveLength(2))
  act(() => answers[1]?.())
})
