const mark = 'data-composer'

type Place = 'chat' | 'thread'

export const composerMark = (place: Place) => ({ [mark]: place })

/** Where one writes, if it is there; after a pause, so that a menu that closes does not take the focus back. */
export function focusComposer(place: Place = 'chat') {
  setTimeout(() => document.querySelector<HTMLElement>(`[${mark}="${place}"]`)?.focus(), 60)
}
