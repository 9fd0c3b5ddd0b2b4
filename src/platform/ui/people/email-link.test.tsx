import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { EmailComposerContext } from '#platform/web/session/email-composer.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import { EmailLink } from './email-link.tsx'

afterEach(cleanup)

const composer = { topic: 'letters', path: '/letters?to=' }

/** The target of a link to write to an address, for a user with these rules. */
function getTarget(rules: readonly object[], context: typeof composer | undefined) {
  const queries = createQueryClient(() => {})
  const user = { id: 'u1', name: '', email: '', role: 'agent', roleName: null, jobTitle: '', avatar: '' }
  queries.setQueryData(sessionQuery.queryKey, { mode: 'sample', user, rules, users: [] })
  render(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <EmailComposerContext value={context}>
          <EmailLink email="ana+shop@pears.example">Write</EmailLink>
        </EmailComposerContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return screen.getByRole('link', { name: 'Write' }).getAttribute('href')
}

const mayWrite = [{ action: ['create'], subject: 'letters' }]

test('an address leads to the composer of the application', () => {
  expect(getTarget(mayWrite, composer)).toBe('/letters?to=ana%2Bshop%40pears.example')
})

test.each([
  ['no module writes emails', mayWrite, undefined],
  ['the user may not write emails', [], composer],
])('an address leads to the user’s email program if %s', (_, rules, context) => {
  expect(getTarget(rules, context)).toBe('mailto:ana+shop@pears.example')
})
