import { search, type SearchAnswer } from '#platform/contracts/search-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { createStore } from '#platform/web/store.ts'

const api = client(search)

export interface SearchState {
  /** The latest answer; kept during the next request. */
  answer: SearchAnswer | undefined
  /** The text that the answer belongs to. */
  answered: string
  /** Contracts with matching records, regardless of the current scope. */
  topics: readonly string[]
  isAsking: boolean
  error: Error | undefined
}

const nothing: SearchState = { answer: undefined, answered: '', topics: [], isAsking: false, error: undefined }
const maxHits = 30

/**
 * Searches records on each change of the text, aborting the previous request. Updates the store synchronously when the
 * answer arrives, so that it is painted with the next frame.
 */
function createAsking() {
  const state = createStore<SearchState>(nothing)
  let under = new AbortController()
  let last: { text: string; topic: string | undefined } = { text: '', topic: undefined }

  async function ask(text: string, topic?: string) {
    under.abort()
    last = { text, topic }
    if (!text) return state.set(nothing)
    under = new AbortController()
    const { signal } = under
    state.set({ ...state.get(), isAsking: true, error: undefined })
    try {
      const query = { q: text.slice(0, 200), limit: maxHits, ...(topic && { topic: [topic] }) }
      const answer = await api.find.query({ query }).queryFn({ signal })
      if (signal.aborted) return
      const topics = topic ? state.get().topics : answer.totals.map((total) => total.topic)
      state.set({ answer, answered: text, topics, isAsking: false, error: undefined })
    } catch (error) {
      if (signal.aborted) return
      state.set({ ...nothing, error: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  return {
    useValue: state.useValue,
    ask: (text: string, topic?: string) => {
      if (text !== last.text || topic !== last.topic) void ask(text, topic)
    },
    again: () => void ask(last.text, last.topic),
    /** Clears text and results. */
    end: () => void ask(''),
  }
}

export const asking = createAsking()
