import { createStore } from '#platform/web/store.ts'

export const papers = ['A4', 'Letter'] as const
export type Paper = (typeof papers)[number]

const key = 'atrium-paper'

// Without storage, as in a private window of some browsers, the choice lasts as long as the page.
function remembered(): Paper {
  if (import.meta.env.SSR) return 'A4'
  try {
    return papers.find((paper) => paper === localStorage.getItem(key)) ?? 'A4'
  } catch {
    return 'A4'
  }
}

const store = createStore<Paper>(remembered(), 'A4')

/** What is printed on: as chosen on this device before, A4 at first. */
export const usePaper = () => store.useValue()

export function choosePaper(paper: Paper) {
  store.set(paper)
  try {
    localStorage.setItem(key, paper)
  } catch {
    // Then it lasts as long as the page.
  }
}
