import { useState } from 'react'

/** The state of a field whose text is saved when the user leaves it. */
export interface EditedText {
  text: string
  /** The saved text when the user began to type; sent with the edit, so that another user's text is not replaced unseen. */
  base: string
  /** The latest saved text. */
  saved: string
  /** The last edit, until it is known that it was saved. */
  sent?: SentText | undefined
}

interface SentText {
  text: string
  base: string
  /** Whether the save has failed while the text was still shown as saved. */
  isRefused?: boolean
}

export const startEdit = (saved: string): EditedText => ({ text: saved, base: saved, saved })

/** The state after a change of the saved text: text that the user has typed stays, as it does after a failed save. */
export function withSaved(edited: EditedText, saved: string): EditedText {
  const { text, base, sent } = edited
  if (saved === edited.saved) return edited
  // The user was told of the failure, so that saving again replaces what is stored.
  if (sent && edited.saved === sent.text && (sent.isRefused || saved === sent.base)) return { text, base: saved, saved }
  return text === base || text === saved
    ? { ...startEdit(saved), sent }
    : { ...edited, base: sent ? saved : base, saved }
}

/** The state after `sent` was saved: text typed since then is based on it. */
export const withSent = (edited: EditedText, sent: SentText): EditedText =>
  edited.sent === sent
    ? { ...edited, base: edited.base === sent.base ? sent.text : edited.base, sent: undefined }
    : edited

/** The state after the save of `sent` failed: its text stays, also where another user's text has replaced it meanwhile. */
export function withRefused(edited: EditedText, sent: SentText): EditedText {
  const { text, saved } = edited
  if (edited.sent !== sent) return edited
  if (saved === sent.text) return { ...edited, sent: { ...sent, isRefused: true } }
  return text === saved ? { text: sent.text, base: saved, saved } : edited
}

interface EditedTextOptions {
  /** Whether an empty text can be saved. */
  canBeEmpty?: boolean
}

/** One line of text that is saved when the user leaves its field. `onSave` rejects if it fails. */
export function useEditedText(
  saved: string,
  onSave: (text: string, base: string) => Promise<unknown>,
  { canBeEmpty = false }: EditedTextOptions = {},
) {
  const [state, set] = useState(() => startEdit(saved))
  const edited = withSaved(state, saved)
  if (edited !== state) set(edited)
  const { text, base } = edited
  return {
    text,
    isChanged: text !== saved,
    write: (next: string) => set({ ...edited, text: next }),
    reset: () => set(startEdit(saved)),
    save() {
      const line = text.replace(/\s+/g, ' ').trim()
      if ((line === '' && !canBeEmpty) || line === saved) return set(startEdit(saved))
      const sent = { text: line, base }
      set({ ...edited, text: line, sent })
      // The app shows the error.
      onSave(line, base).then(
        () => set((current) => withSent(current, sent)),
        () => set((current) => withRefused(current, sent)),
      )
    },
  }
}
