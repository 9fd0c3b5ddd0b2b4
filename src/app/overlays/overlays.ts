import { createStore } from '#platform/web/store.ts'

/** Whether a part of the shell stands that is loaded when it is first wanted; where it is loaded and rendered: shell-overlays.tsx. */
export interface Overlay {
  state: ReturnType<typeof createStore<'closed' | 'wanted' | 'open'>>
  open: () => void
  close: () => void
}

function createOverlay(): Overlay {
  const state = createStore<'closed' | 'wanted' | 'open'>('closed')
  return {
    state,
    open: () => {
      if (state.get() === 'closed') state.set('wanted')
    },
    close: () => state.set('closed'),
  }
}

/** What finds pages, actions and records. */
export const palette = createOverlay()
/** What lists the keys. */
export const shortcutSheet = createOverlay()
/** What shows a newcomer around. */
export const onboarding = createOverlay()
/** What asks whether the demo should begin again. */
export const resetQuestion = createOverlay()
