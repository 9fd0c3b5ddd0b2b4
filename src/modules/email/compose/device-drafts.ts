import * as z from 'zod'
import { Words } from './draft-words.ts'

const Remembered = z.object({
  words: Words,
  version: z.int().optional(),
  /** What was on its way to the server when nothing more was heard. */
  sent: Words.optional(),
})
export type Remembered = z.infer<typeof Remembered>

const keyOf = (userId: string, id: number | undefined) => `atrium.email.draft.${userId}.${id ?? 'new'}`

/** Words that could not be saved yet, kept on this device: they survive a closed tab and a broken connection. */
export const deviceDrafts = {
  read(userId: string, id: number | undefined) {
    try {
      const text = localStorage.getItem(keyOf(userId, id))
      const { data } = Remembered.safeParse(text === null ? undefined : JSON.parse(text))
      return data
    } catch {
      return undefined
    }
  },
  write(userId: string, id: number | undefined, kept: Remembered | undefined) {
    try {
      if (kept) localStorage.setItem(keyOf(userId, id), JSON.stringify(kept))
      else {
        localStorage.removeItem(keyOf(userId, id))
        // It began without an id.
        localStorage.removeItem(keyOf(userId, undefined))
      }
    } catch {
      // A full or forbidden storage takes nothing away from the saved draft.
    }
  },
}
