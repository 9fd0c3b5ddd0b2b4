import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '#platform/i18n/texts.ts'
import { type Session, session } from '#platform/contracts/session-contract.ts'
import { asset } from '#platform/web/navigation/asset.ts'
import { pathInside } from '#platform/web/navigation/base.ts'
import { fetchOk, requestFor } from '#platform/web/api/request.ts'
import { sessionQuery } from '#platform/web/session/session.ts'
import type { Interruption } from '#platform/web/session/session-guard.ts'
import { transport } from '#platform/web/api/transport.ts'
import { modules } from '#app/routing/modules.ts'

type SignIn = NonNullable<(typeof modules)[number]['signIn']>

const never = new Promise<never>(() => {})

/** Resolves an interruption, so that requests can continue; loaded on first use. */
export async function overcome(kind: Interruption, queries: QueryClient) {
  const module = modules.find(({ signIn }) => signIn)
  if (!module?.signIn) return
  const { id, signIn, routes } = module
  await loadTexts(id)
  if (kind !== 'signedOut') {
    const { default: Maintenance } = await signIn.maintenance()
    return standAbove(queries, (end) => <Maintenance reason={kind} onOver={end} />)
  }
  // Sign-in pages handle a missing session themselves; pending background requests wait.
  const here = pathInside(location.pathname).replace(/\/$/, '')
  if (routes.some(({ path, layout }) => layout === 'blank' && path === here)) return never
  await enter(signIn, queries)
}

/** Asks the current user to confirm their identity; returns whether they did. */
export async function confirm(queries: QueryClient) {
  const module = modules.find(({ signIn }) => signIn)
  const before = queries.getQueryData<Session>(sessionQuery.queryKey)
  if (!module?.signIn || !before) return false
  await loadTexts(module.id)
  const { default: Confirm } = await module.signIn.confirm()
  let isConfirmed = false
  await standAbove(queries, (end) => (
    <Confirm
      onDone={(given) => {
        isConfirmed ||= given
        end()
      }}
    />
  ))
  // A passkey may have signed in another user.
  if (isConfirmed && (await readSession()).user.id !== before.user.id) {
    location.reload()
    return never
  }
  return isConfirmed
}

async function enter(signIn: SignIn, queries: QueryClient) {
  const before = queries.getQueryData<Session>(sessionQuery.queryKey)
  if (!before) return leaveFor(signIn)
  const { default: Prompt } = await signIn.prompt()
  const listening = new AbortController()
  await standAbove(queries, (end) => {
    // The user may have signed in in another tab.
    addEventListener('focus', () => void readSession().then(end, () => {}), { signal: listening.signal })
    return <Prompt email={before.user.email} onDone={end} onOther={() => void leaveFor(signIn)} />
  })
  listening.abort()
  const now = await readSession()
  if (now.user.id !== before.user.id) {
    location.reload()
    return never
  }
  queries.setQueryData(sessionQuery.queryKey, now)
}

function leaveFor({ path }: SignIn) {
  const here = pathInside(location.pathname) + location.search + location.hash
  location.replace(`${asset(path)}?${new URLSearchParams({ next: here })}`)
  return never
}

/** Bypasses the interceptor, which waits for this sign-in. */
const readSession = async () => {
  const { show } = session.endpoints
  const response = await fetchOk(transport.send, requestFor(session.base, show, {}))
  return show.returns.parse(await response.json())
}

/** Renders in a root of its own, above the screen and its dialogs. */
const standAbove = (queries: QueryClient, draw: (end: () => void) => ReactNode) =>
  new Promise<void>((resolve) => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const end = () => {
      if (!container.isConnected) return
      container.remove()
      resolve()
      // Deferred, since React forbids unmounting while it renders.
      setTimeout(() => root.unmount())
    }
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>{draw(end)}</QueryClientProvider>
      </StrictMode>,
    )
  })
