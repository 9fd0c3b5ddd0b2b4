import { createStore } from '#platform/web/store.ts'

export const paperSizes = ['A4', 'Letter'] as const
export type Paper = (typeof paperSizes)[number]

const key = 'atrium-paper'

// Private windows of some browsers have no storage: the choice lasts until the page is closed.
function readPaperSize(): Paper {
  if (import.meta.env.SSR) return 'A4'
  try {
    return paperSizes.find((paperSize) => paperSize === localStorage.getItem(key)) ?? 'A4'
  } catch {
    return 'A4'
  }
}

const store = createStore<Paper>(readPaperSize(), 'A4')

/** The paper size that was chosen in this browser. Default: A4. */
export const usePaperSize = () => store.useValue()

export function setPaperSize(paperSize: Paper) {
  store.set(paperSize)
  try {
    localStorage.setItem(key, paperSize)
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
