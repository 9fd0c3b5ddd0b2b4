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
