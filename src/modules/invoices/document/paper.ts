import { type PaperSize, paperSizes } from '#platform/contracts/paper-size.ts'
import { createStore } from '#platform/web/store.ts'

const key = 'atrium-paper'

// Private windows of some browsers have no storage: the choice lasts until the page is closed.
function readPaperSize(): PaperSize {
  if (import.meta.env.SSR) return 'A4'
  try {
    return paperSizes.find((paperSize) => paperSize === localStorage.getItem(key)) ?? 'A4'
  } catch {
    return 'A4'
  }
}

const store = createStore<PaperSize>(readPaperSize(), 'A4')

/** The paper size that was chosen in this browser. Default: A4. */
export const usePaperSize = () => store.useValue()

export function setPaperSize(paperSize: PaperSize) {
  store.set(paperSize)
  try {
    localStorage.setItem(key, paperSize)
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
