import '#platform/ui/theme/global.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { Toasts } from '#platform/ui/toasts.tsx'
import { BillingContext } from '#platform/web/billing.ts'
import { PeopleContext } from '#platform/web/people.ts'
import { revealPage } from '#platform/web/settings.ts'
import { WidgetsContext } from '#platform/web/widgets.ts'
import { billingSources, peopleSources } from './modules.ts'
import { MenuProvider } from './menu-provider.tsx'
import { offeredWidgets } from './offered-widgets.tsx'

interface AppProps {
  queries: QueryClient
  /** The router: the browser's, or the one that renders a single page into HTML. */
  children: ReactNode
}

/** What surrounds every screen, the same when pages are written at build time and when they come alive. */
export function App({ queries, children }: AppProps) {
  // Not before the first commit: until then the page still has the prerendered language's text.
  useLayoutEffect(revealPage, [])
  return (
    <QueryClientProvider client={queries}>
      <PeopleContext value={peopleSources}>
        <BillingContext value={billingSources}>
          <WidgetsContext value={offeredWidgets}>
            <MenuProvider>{children}</MenuProvider>
          </WidgetsContext>
        </BillingContext>
      </PeopleContext>
      <Toasts />
    </QueryClientProvider>
  )
}
