import { createStore } from '#platform/web/store.ts'

export const papers = ['A4', 'Letter'] as const
export type Paper = (typeof papers)[number]

const key = 'atrium-paper'

// Private windows of some browsers have no storage: the choice lasts until the page is closed.
function storedPaper(): Paper {
  if (import.meta.env.SSR) return 'A4'
  try {
    return papers.find((paper) => paper === localStorage.getItem(key)) ?? 'A4'
  } catch {
    return 'A4'
  }
}

const store = createStore<Paper>(storedPaper(), 'A4')

/** The paper size that was chosen in this browser. Default: A4. */
export const usePaperSize = () => store.useValue()

export function setPaperSize(paper: Paper) {
  store.set(paper)
  try {
    localStorage.setItem(key, paper)
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
