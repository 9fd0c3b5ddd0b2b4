import '#platform/ui/theme/global.css'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import { Toasts } from '#platform/ui/toasts/toasts.tsx'
import { BillingContext } from '#platform/web/session/billing.ts'
import { EmailComposerContext } from '#platform/web/session/email-composer.ts'
import { PeopleContext } from '#platform/web/session/people.ts'
import { WorkspaceProvider } from '#platform/web/session/workspace-provider.tsx'
import { revealPage } from '#platform/web/settings/settings.ts'
import { WidgetsContext } from '#platform/web/navigation/widgets.ts'
import { billingSources, emailComposer, peopleSources } from './routing/modules.ts'
import { MenuProvider } from './layout/menu-provider.tsx'
import { offeredWidgets } from './overlays/offered-widgets.tsx'

interface AppProps {
  queries: QueryClient
  /** The router: the browser's, or the static one for prerendering. */
  children: ReactNode
}

/** Providers around all screens, identical in prerendering and in the browser. */
export function App({ queries, children }: AppProps) {
  // Only after the first commit, since until then the page shows texts of the prerendered language.
  useLayoutEffect(revealPage, [])
  return (
    <QueryClientProvider client={queries}>
      <PeopleContext value={peopleSources}>
        <BillingContext value={billingSources}>
          <EmailComposerContext value={emailComposer}>
            <WidgetsContext value={offeredWidgets}>
              <WorkspaceProvider>
                <MenuProvider>{children}</MenuProvider>
              </WorkspaceProvider>
            </WidgetsContext>
          </EmailComposerContext>
        </BillingContext>
      </PeopleContext>
      <Toasts />
    </QueryClientProvider>
  )
}
