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

/** Does what it takes until calls can go on; loaded when it is needed first. */
export async function overcome(kind: Interruption, queries: QueryClient) {
  const module = modules.find(({ signIn }) => signIn)
  if (!module?.signIn) return
  const { id, signIn, routes } = module
  await loadTexts(id)
  if (kind !== 'signedOut') {
    const { default: Maintenance } = await signIn.maintenance()
    return standAbove(queries, (end) => <Maintenance reason={kind} onOver={end} />)
  }
  // Its own pages are left by signing in: what waits in the background waits for that.
  const here = pathInside(location.pathname).replace(/\/$/, '')
  if (routes.some(({ path, layout }) => layout === 'blank' && path === here)) return never
  await enter(signIn, queries)
}

/** Asks who is signed in to prove it again; whether they did. */
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
  // A passkey may have signed somebody else in.
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
    // Whoever comes back from another tab may have signed in there.
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

/** Past the guard, which waits for this very thing. */
const readSession = async () => {
  const { show } = session.endpoints
  const response = await fetchOk(transport.send, requestFor(session.base, show, {}))
  return show.returns.parse(await response.json())
}

/** Stands by itself, above whatever screen there is and whatever that has opened. */
const standAbove = (queries: QueryClient, draw: (end: () => void) => ReactNode) =>
  new Promise<void>((resolve) => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const end = () => {
      if (!container.isConnected) return
      container.remove()
      resolve()
      // Not while React draws: an answer that is there at once ends it before it has been drawn.
      setTimeout(() => root.unmount())
    }
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>{draw(end)}</QueryClientProvider>
      </StrictMode>,
    )
  })
