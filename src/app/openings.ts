import { createStore } from '#platform/web/store.ts'

/** Whether a part of the shell stands that is loaded when it is first wanted; where it is loaded and stands: places.ts. */
export interface Opening {
  state: ReturnType<typeof createStore<'closed' | 'wanted' | 'open'>>
  open: () => void
  close: () => void
}

function createOpening(): Opening {
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
export const palette = createOpening()
/** What lists the keys. */
export const shortcutSheet = createOpening()
/** What shows a newcomer around. */
export const firstMinute = createOpening()
/** What asks whether the demo should begin again. */
export const resetQuestion = createOpening()
