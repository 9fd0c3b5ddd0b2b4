import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { createStore } from '#platform/web/store.ts'
import { Busy } from '#app/shell/topbar/busy.tsx'

const state = createStore<'unused' | 'loading' | 'open' | 'closed'>('unused')

const load = () => Promise.all([import('#app/customiser/customiser.tsx'), import('#platform/ui/themed.tsx')])

const Panel = lazy(async () => {
  const [{ Customiser }, { Themed }] = await load()
  return {
    default: ({ open }: { open: boolean }) => (
      <Themed>
        <Customiser open={open} onClose={() => state.set('closed')} />
      </Themed>
    ),
  }
})

/** Starts to load what the button will open; whether it comes is seen when it is opened. */
export const prepareCustomiser = () => void load().catch(() => {})

/** Opens the panel of the look. Rejects where it cannot be loaded; the next try asks anew. */
export async function openCustomiser() {
  if (state.get() === 'unused') state.set('loading')
  try {
    await load()
    state.set('open')
  } catch (error) {
    state.set('unused')
    throw error
  }
}

/** Where the panel of the look stands once somebody has wanted it. */
export function CustomiserOverlay() {
  const t = useTexts('shell')
  const now = state.useValue()
  const busy = <Busy label={t('loading')} />
  if (now === 'unused') return null
  if (now === 'loading') return busy
  return (
    <Suspense fallback={busy}>
      <Panel open={now === 'open'} />
    </Suspense>
  )
}
