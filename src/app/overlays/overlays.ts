import { createStore } from '#platform/web/store.ts'

/** Whether a part of the shell stands that is loaded when it is first wanted; where it is loaded and rendered: shell-overlays.tsx. */
export interface Overlay {
  /** `hidden`: it was open, and stays mounted. */
  state: ReturnType<typeof createStore<'closed' | 'wanted' | 'open' | 'hidden'>>
  open: () => void
  close: () => void
}

/** `staysMounted`: it moves out of sight when it is closed, and is there at once the next time. */
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

/** What finds pages, actions and records. */
export const palette = createOverlay()
/** What lists the keys. */
export const shortcutSheet = createOverlay()
/** Every setting of the look. */
export const customiser = createOverlay({ staysMounted: true })
/** What shows a newcomer around. */
export const onboarding = createOverlay()
/** What asks whether the demo should begin again. */
export const resetQuestion = createOverlay()
