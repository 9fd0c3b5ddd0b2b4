import { type ComponentType, lazy, Suspense } from 'react'
import { loadedTexts } from '#platform/i18n/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { settings } from '#platform/web/settings/settings.ts'
import type { Overlay } from './overlays.ts'
import { Busy } from '#app/shell/topbar/busy.tsx'

interface OverlayProps {
  open: boolean
  onClose: () => void
}

/** Renders an overlay, loaded on first use. A failure shows a toast; the next attempt loads again. */
export function lazyOverlay({ state, close }: Overlay, load: () => Promise<ComponentType<OverlayProps>>) {
  const Loaded = lazy(async () => ({ default: await load() }))

  state.subscribe(async () => {
    if (state.get() !== 'wanted') return
    try {
      await load()
      state.set('open')
    } catch {
      state.set('closed')
      const t = loadedTexts('shell', settings.get().isLanguage)
      if (t) toast({ text: t('lookFailed'), tone: 'error' })
    }
  })

  return function Slot() {
    const t = useTexts('shell')
    const now = state.useValue()
    const busy = <Busy label={t('loading')} />
    if (now === 'closed') return null
    if (now === 'wanted') return busy
    return (
      <Suspense fallback={busy}>
        <Loaded open={now === 'open'} onClose={close} />
      </Suspense>
    )
  }
}
