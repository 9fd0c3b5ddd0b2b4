import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { connection } from '#platform/web/api/live.ts'
import { ConnectionMark } from './connection.tsx'

registerTexts(import.meta.glob('../../locales/*.json'), 'shell')

beforeAll(async () => void (await loadTexts('shell')))
afterEach(() => {
  cleanup()
  connection.set('live')
})

test('says when the connection is lost, and when it is back', async () => {
  render(<ConnectionMark />)
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => connection.set('offline'))
  expect(screen.getByRole('status').textContent).toContain('No connection.')
  await act(async () => connection.set('live'))
  expect(screen.getByRole('status').textContent).toBe('Connected again.')
})
