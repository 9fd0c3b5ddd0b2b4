const mark = 'data-composer'

type ComposerKind = 'chat' | 'thread'

export const composerMark = (place: ComposerKind) => ({ [mark]: place })

/** Focuses the message field if it exists; delayed, since a closing menu moves the focus to its button. */
export function focusComposer(place: ComposerKind = 'chat') {
  setTimeout(() => document.querySelector<HTMLElement>(`[${mark}="${place}"]`)?.focus(), 60)
}
