import { search, type SearchResponse } from '#platform/contracts/search-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { createStore } from '#platform/web/store.ts'

const api = client(search)

export interface SearchState {
  /** The latest response; kept during the next request. */
  response: SearchResponse | undefined
  /** The text that the response belongs to. */
  searchedText: string
  /** Contracts with matching records, regardless of the current scope. */
  topics: readonly string[]
  isFetching: boolean
  error: Error | undefined
}

const emptyState: SearchState = {
  response: undefined,
  searchedText: '',
  topics: [],
  isFetching: false,
  error: undefined,
}
const maxHits = 30

/**
 * Searches records on each change of the text, aborting the previous request. Updates the store synchronously when the
 * response arrives, so that it is painted with the next frame.
 */
function createRecordSearch() {
  const state = createStore<SearchState>(emptyState)
  let running = new AbortController()
  let last: { text: string; topic: string | undefined } = { text: '', topic: undefined }

  async function run(text: string, topic?: string) {
    running.abort()
    last = { text, topic }
    if (!text) return state.set(emptyState)
    running = new AbortController()
    const { signal } = running
    state.set({ ...state.get(), isFetching: true, error: undefined })
    try {
      const query = { q: text.slice(0, 200), limit: maxHits, ...(topic && { topic: [topic] }) }
      const response = await api.find.query({ query }).queryFn({ signal })
      if (signal.aborted) return
      const topics = topic ? state.get().topics : response.totals.map((total) => total.topic)
      state.set({ response, searchedText: text, topics, isFetching: false, error: undefined })
    } catch (error) {
      if (signal.aborted) return
      state.set({ ...emptyState, error: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  return {
    useValue: state.useValue,
    run: (text: string, topic?: string) => {
      if (text !== last.text || topic !== last.topic) void run(text, topic)
    },
    retry: () => void run(last.text, last.topic),
    /** Clears text and results. */
    clear: () => void run(''),
  }
}

export const recordSearch = createRecordSearch()
