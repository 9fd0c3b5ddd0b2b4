import * as z from 'zod'
import { DraftValues } from '../contract-draft.ts'
import type { CopyStore } from './draft-keeper.ts'

const Copy = z.object({ base: z.int(), sent: z.string(), values: DraftValues })

/** Where this browser holds what the server may not have yet; each person's apart. Storage may be full or forbidden. */
export function draftCopies(userId: string, id: number): CopyStore {
  const key = `supplier draft ${userId} ${id}`
  return {
    read() {
      try {
        return Copy.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
      } catch {
        return undefined
      }
    },
    write(copy) {
      try {
        if (copy) localStorage.setItem(key, JSON.stringify(copy))
        else localStorage.removeItem(key)
      } catch {
        // Then it is kept on the server alone.
      }
    },
  }
}
