import { search, type SearchAnswer } from '#platform/contracts/search-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { createStore } from '#platform/web/store.ts'

const api = client(search)

export interface SearchState {
  /** The newest answer, which stays while the next one is asked for. */
  answer: SearchAnswer | undefined
  /** What that answer is about. */
  answered: string
  /** The contracts with records that fit, whatever of them is looked through now. */
  topics: readonly string[]
  isAsking: boolean
  error: Error | undefined
}

const nothing: SearchState = { answer: undefined, answered: '', topics: [], isAsking: false, error: undefined }
const maxHits = 30

/**
 * Asks the server for records, letter by letter: a newer question cancels the one before. What has come is shown at once,
 * in the turn of the event loop that brought it, so that it is on the next frame.
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
    /** Forgets what was asked. */
    end: () => void ask(''),
  }
}

export const asking = createAsking()
