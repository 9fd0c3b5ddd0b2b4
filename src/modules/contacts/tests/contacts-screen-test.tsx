import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onTestFinished } from 'vitest'
import { addTexts } from '#platform/i18n/texts.ts'
import { createQueryClient } from '#platform/web/api/query-client.ts'
import { transport } from '#platform/web/api/transport.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import texts from '../locales/en.json' with { type: 'json' }

/** The response of a failure. */
export const broken = () => Response.json({ title: 'Broken', status: 500 }, { status: 500 })

/** Shows a part of a screen to an administrator, and answers its requests. */
export function show(part: ReactNode, respond: (url: URL) => unknown) {
  const { send } = transport
  transport.send = async (request) => {
    const answer = respond(new URL(request.url))
    return answer instanceof Response ? answer : Response.json(answer)
  }
  onTestFinished(() => void (transport.send = send))
  const queries = createQueryClient(() => {})
  queries.setQueryData(sessionQuery.queryKey, {
    mode: 'sample',
    user: {
      id: 'u1',
      name: 'Ana',
      email: 'ana@pears.example',
      role: 'admin',
      roleName: null,
      jobTitle: '',
      avatar: '',
    },
    rules: [{ action: ['manage'], subject: 'all' }],
    users: [],
  })
  void addTexts('contacts', 'en', texts)
  const element = (
    <QueryClientProvider client={queries}>
      <Suspense>{part}</Suspense>
    </QueryClientProvider>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}
