import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PeopleSource } from '#platform/contracts/people.ts'
import { PeopleContext, usePersonWithEmail } from './people.ts'

afterEach(cleanup)

const createPerson = (email: string) => ({ id: email, name: `Name of ${email}`, email, picture: '', company: '' })
const Row = ({ email }: { email: string }) => <p>{usePersonWithEmail(email)?.name ?? 'unknown'}</p>

function show(source: PeopleSource, emails: readonly string[]) {
  const offered = [async () => ({ default: source })]
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PeopleContext value={offered}>
        {emails.map((email) => (
          <Row key={email} email={email} />
        ))}
      </PeopleContext>
    </QueryClientProvider>,
  )
}

test('looks up the people of a list in one call', async () => {
  const requestedIds: (readonly string[])[] = []
  const source: PeopleSource = {
    find: () => Promise.reject(new Error('asked for each')),
    withEmails: async (emails) => {
      requestedIds.push([...emails])
      return emails.filter((email) => email !== 'eve@pears.example').map(createPerson)
    },
    path: (id) => id,
  }
  show(source, ['Ada@pears.example', 'bea@pears.example', 'eve@pears.example'])
  await screen.findByText('Name of ada@pears.example')
  await screen.findByText('Name of bea@pears.example')
  expect(screen.getByText('unknown')).toBeDefined()
  expect(requestedIds).toEqual([['ada@pears.example', 'bea@pears.example', 'eve@pears.example']])
})

test('looks up people individually if the source has no batch lookup', async () => {
  const source: PeopleSource = { find: async (email) => [createPerson(email)], path: (id) => id }
  show(source, ['ada@pears.example', 'bea@pears.example'])
  await screen.findByText('Name of ada@pears.example')
  expect(await screen.findByText('Name of bea@pears.example')).toBeDefined()
})
