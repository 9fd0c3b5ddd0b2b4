import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorBoundary } from '#platform/ui/error-boundary.tsx'
import { createStore } from '#platform/web/store.ts'
import { Busy } from './shell/busy.tsx'

type Wanted = 'never' | 'open' | 'closed'

const wanted = createStore<Wanted>('never')

const load = () => Promise.all([import('./customiser/customiser.tsx'), import('#platform/ui/themed.tsx')])

const Panel = lazy(async () => {
  const [{ Customiser }, { Themed }] = await load()
  return {
    default: ({ open }: { open: boolean }) => (
      <Themed>
        <Customiser open={open} onClose={() => wanted.set('closed')} />
      </Themed>
    ),
  }
})

/** Starts to load what the button will open. A failure shows when it is opened. */
export const prepareCustomiser = () => void load().catch(() => {})
export const openCustomiser = () => wanted.set('open')

/** Holds the panel of the look, which comes when somebody first wants it. */
export function CustomiserPlace() {
  const t = useTexts('shell')
  const state = wanted.useValue()
  if (state === 'never') return null
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<Busy label={t('loading')} />}>
        <Panel open={state === 'open'} />
      </Suspense>
    </ErrorBoundary>
  )
}
