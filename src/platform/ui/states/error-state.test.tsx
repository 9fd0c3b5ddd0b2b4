import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Failure, forbidden } from '#platform/errors/failure.ts'
import { loadTexts } from '#platform/i18n/texts.ts'
import { ErrorState } from './error-state.tsx'

beforeAll(async () => void (await loadTexts('platform')))
afterEach(cleanup)

const back = () => screen.queryByRole('link', { name: 'Go to the start page' })

test('leads back from a screen that the role does not include, or tries again once an administrator has given access', () => {
  render(
    <MemoryRouter>
      <ErrorState error={forbidden()} onRetry={() => {}} />
    </MemoryRouter>,
  )
  expect(back()?.getAttribute('href')).toBe('/')
  expect(screen.getByRole('button').textContent).toBe('Try again')
})

test('offers a retry of other failures, and no link outside of the router', () => {
  render(<ErrorState error={new Failure(500, 'Broken')} onRetry={() => {}} />)
  expect(screen.getByRole('button').textContent).toBe('Try again')
  render(<ErrorState error={forbidden()} />)
  expect(back()).toBeNull()
})

test('names message and file of a screen’s own error, such as a missing text, in development', () => {
  const error = new Error("notes: missing text 'new.lable'")
  const at = (file: string) => `    at http://127.0.0.1:3000/${file}?t=1795918797319:309:8`
  error.stack = ['Error', at('src/platform/i18n/texts.ts'), at('src/screens/one.tsx')].join('\n')
  render(<ErrorState error={error} />)
  expect(screen.getByText("notes: missing text 'new.lable' (src/screens/one.tsx)")).toBeDefined()
})
