const mark = 'data-composer'

type Place = 'chat' | 'thread'

export const composerMark = (place: Place) => ({ [mark]: place })

/** Focuses the message field if it exists; delayed, since a closing menu moves the focus to its button. */
export function focusComposer(place: Place = 'chat') {
  setTimeout(() => document.querySelector<HTMLElement>(`[${mark}="${place}"]`)?.focus(), 60)
}
