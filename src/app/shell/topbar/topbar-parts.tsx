import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorBoundary } from '#platform/ui/states/error-boundary.tsx'
import { useMayEnter } from '#app/routing/may-enter.ts'
import { useModuleTitle } from '#app/routing/module-titles.ts'
import { modules } from '#app/routing/modules.ts'

const parts = modules.flatMap(({ id, topbar }) => (topbar ? [{ id, Part: lazy(topbar) }] : []))

/** The modules' parts of the top bar; their space is reserved while loading, and stays empty on failure. */
export function TopbarParts({ toolClass }: { toolClass: string }) {
  const t = useTexts('shell')
  const getTitle = useModuleTitle()
  const mayEnter = useMayEnter()
  const placeholder = <span className={toolClass} />
  return parts
    .filter(({ id }) => mayEnter('read', id))
    .map(({ id, Part }) => (
      <ErrorBoundary key={id} renderError={() => placeholder}>
        <Suspense fallback={placeholder}>
          <Part title={getTitle(id)} toolClass={toolClass} newItems={(count) => t('newItems', { count })} />
        </Suspense>
      </ErrorBoundary>
    ))
}
