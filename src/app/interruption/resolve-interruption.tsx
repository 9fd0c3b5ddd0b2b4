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
export async function resolveInterruption(kind: Interruption, queries: QueryClient) {
  const module = modules.find(({ signIn }) => signIn)
  if (!module?.signIn) return
  const { id, signIn, routes } = module
  await loadTexts(id)
  if (kind !== 'signedOut') {
    const { default: Maintenance } = await signIn.maintenance()
    return renderAbove(queries, (close) => <Maintenance reason={kind} onOver={close} />)
  }
  // Sign-in pages handle a missing session themselves; pending background requests wait.
  const currentPath = pathInside(location.pathname).replace(/\/$/, '')
  if (routes.some(({ path, layout }) => layout === 'blank' && path === currentPath)) return never
  await promptSignIn(signIn, queries)
}

/** Asks the current user to confirm their identity; returns whether they did. */
export async function confirm(queries: QueryClient) {
  const module = modules.find(({ signIn }) => signIn)
  const previous = queries.getQueryData<Session>(sessionQuery.queryKey)
  if (!module?.signIn || !previous) return false
  await loadTexts(module.id)
  const { default: Confirm } = await module.signIn.confirm()
  let isConfirmed = false
  await renderAbove(queries, (close) => (
    <Confirm
      onDone={(hasConfirmed) => {
        isConfirmed ||= hasConfirmed
        close()
      }}
    />
  ))
  // A passkey may have signed in another user.
  if (isConfirmed && (await readSession()).user.id !== previous.user.id) {
    location.reload()
    return never
  }
  return isConfirmed
}

async function promptSignIn(signIn: SignIn, queries: QueryClient) {
  const previous = queries.getQueryData<Session>(sessionQuery.queryKey)
  if (!previous) return redirectTo(signIn)
  const { default: Prompt } = await signIn.prompt()
  const controller = new AbortController()
  await renderAbove(queries, (close) => {
    // The user may have signed in in another tab.
    addEventListener('focus', () => void readSession().then(close, () => {}), { signal: controller.signal })
    return <Prompt email={previous.user.email} onDone={close} onOther={() => void redirectTo(signIn)} />
  })
  controller.abort()
  const now = await readSession()
  if (now.user.id !== previous.user.id) {
    location.reload()
    return never
  }
  queries.setQueryData(sessionQuery.queryKey, now)
}

function redirectTo({ path }: SignIn) {
  const currentPath = pathInside(location.pathname) + location.search + location.hash
  location.replace(`${asset(path)}?${new URLSearchParams({ next: currentPath })}`)
  return never
}

/** Bypasses the interceptor, which waits for this sign-in. */
const readSession = async () => {
  const { show } = session.endpoints
  const response = await fetchOk(transport.send, requestFor(session.base, show, {}))
  return show.returns.parse(await response.json())
}

/** Renders in a root of its own, above the screen and its dialogs. */
const renderAbove = (queries: QueryClient, render: (close: () => void) => ReactNode) =>
  new Promise<void>((resolve) => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const close = () => {
      if (!container.isConnected) return
      container.remove()
      resolve()
      // Deferred, since React forbids unmounting while it renders.
      setTimeout(() => root.unmount())
    }
    root.render(
      <StrictMode>
        <QueryClientProvider client={queries}>{render(close)}</QueryClientProvider>
      </StrictMode>,
    )
  })
