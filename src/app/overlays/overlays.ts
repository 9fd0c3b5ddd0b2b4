import { createStore } from '#platform/web/store.ts'

/** State of a part of the shell that is loaded on first use; shell-overlays.tsx renders it. */
export interface Overlay {
  /** `hidden`: opened before, and still mounted. */
  state: ReturnType<typeof createStore<'closed' | 'wanted' | 'open' | 'hidden'>>
  open: () => void
  close: () => void
}

/** `staysMounted`: closing only hides it, so that reopening is instant. */
function createOverlay({ staysMounted = false } = {}): Overlay {
  const state = createStore<'closed' | 'wanted' | 'open' | 'hidden'>('closed')
  return {
    state,
    open: () => {
      if (state.get() === 'closed') state.set('wanted')
      if (state.get() === 'hidden') state.set('open')
    },
    close: () => state.set(staysMounted ? 'hidden' : 'closed'),
  }
}

/** Search for pages, actions and records. */
export const palette = createOverlay()
/** List of keyboard shortcuts. */
export const shortcutSheet = createOverlay()
/** Settings of the look. */
export const customiser = createOverlay({ staysMounted: true })
/** Tour for new users. */
export const onboarding = createOverlay()
/** Confirmation to reset the demo. */
export const resetQuestion = createOverlay()
