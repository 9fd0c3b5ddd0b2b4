const mark = 'data-composer'

type ComposerKind = 'chat' | 'thread'

export const composerMark = (kind: ComposerKind) => ({ [mark]: kind })

/** Focuses the message field if it exists; delayed, since a closing menu moves the focus to its button. */
export function focusComposer(kind: ComposerKind = 'chat') {
  setTimeout(() => document.querySelector<HTMLElement>(`[${mark}="${kind}"]`)?.focus(), 60)
}
