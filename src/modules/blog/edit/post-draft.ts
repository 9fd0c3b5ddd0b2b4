import { Failure } from '#platform/errors/failure.ts'
import { createStore } from '#platform/web/store.ts'
import type { Post, PostChanges, PostDraft } from '../contract-posts.ts'
import { changesOf, draftOf, type PostValues, rebased, valuesOf } from './post-values.ts'

export interface DraftState {
  values: PostValues
  /** As the server has it; nothing before the first save. */
  post: Post | undefined
  /** `changed` waits to be saved: by itself, or by the writer where readers see the post already. */
  status: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'
  failure: Failure | undefined
  /** Counts how often the text was replaced from outside, which the editor has to hear of. */
  round: number
}

interface Calls {
  create: (draft: PostDraft) => Promise<Post>
  edit: (id: number, changes: PostChanges) => Promise<Post>
  show: (id: number) => Promise<Post>
}

const pause = 1000
const pauseAfterFailure = 5000

const mayPass = ({ status }: Failure) => status === 0 || status >= 500

/** A post while it is being written. A draft is saved soon after each change; what readers see waits for the writer. */
export function createPostDraft(post: Post | undefined, initial: PostValues, calls: Calls) {
  const store = createStore<DraftState>({ values: initial, post, status: 'saved', failure: undefined, round: 0 })
  let base = initial
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = Promise.resolve()

  const show = (changes: Partial<DraftState>) => store.set({ ...store.get(), ...changes })
  const unsaved = () => changesOf(base, store.get().values)
  const isChanged = () => Object.keys(unsaved()).length > 0
  const isAutomatic = () => (store.get().post?.status ?? 'draft') === 'draft'

  function later(wait: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), wait)
  }

  /** What was sent is what the server has; its own words for it would disturb the typing. */
  function adopt(saved: Post, sent: PostValues) {
    const { values } = store.get()
    base = { ...sent, slug: saved.slug }
    const slug = values.slug === sent.slug ? saved.slug : values.slug
    show({ post: saved, values: { ...values, slug }, failure: undefined })
  }

  async function write(extra: PostChanges | undefined) {
    clearTimeout(timer)
    if (store.get().post && !extra && !isChanged()) {
      show({ status: 'saved', failure: undefined })
      return store.get().post
    }
    const sent = store.get().values
    const isAutosave = isAutomatic() && !extra
    show({ status: 'saving' })
    try {
      const { post: known } = store.get()
      if (!known) adopt(await calls.create(draftOf(sent)), sent)
      const current = store.get().post
      const changes = known ? { ...changesOf(base, sent), ...extra } : extra
      if (current && changes) {
        const { id, version } = current
        adopt(await calls.edit(id, { ...changes, version, ...(isAutosave && { autosave: true }) }), sent)
      }
      show({ status: isChanged() ? 'changed' : 'saved' })
      if (isChanged() && isAutomatic()) later(pause)
      return store.get().post
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure(0, 'Wrong Services', { cause: error })
      show({ status: failure.status === 409 ? 'conflict' : 'failed', failure })
      if (mayPass(failure) && !extra && isAutomatic()) later(pauseAfterFailure)
      return undefined
    }
  }

  /** Now, and with what else is to change; answers nothing where it was refused. One at a time. */
  function save(extra?: PostChanges): Promise<Post | undefined> {
    const saving = running.then(() => write(extra))
    running = saving
    return saving
  }

  function replace(server: Post) {
    base = valuesOf(server)
    clearTimeout(timer)
    show({ post: server, values: base, status: 'saved', failure: undefined, round: store.get().round + 1 })
  }

  function change(changes: Partial<PostValues>) {
    const { status } = store.get()
    show({ values: { ...store.get().values, ...changes } })
    if (status === 'saving' || status === 'conflict') return
    if (isChanged()) {
      show({ status: 'changed' })
      if (isAutomatic()) later(pause)
    } else if (status === 'changed') show({ status: 'saved' })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    isChanged,
    change,
    save,
    replace,
    /** What the server says now; only where nothing would be lost by it. */
    follow(server: Post) {
      const { post: known, status } = store.get()
      if (!known || server.version <= known.version || status === 'saving' || status === 'conflict') return
      if (!isChanged()) replace(server)
    },
    /** After a conflict: what was typed here goes over what somebody else has saved, which the history keeps. */
    async keepMine() {
      const { post: known, values, round } = store.get()
      if (!known) return undefined
      const server = await calls.show(known.id)
      const theirs = valuesOf(server)
      const next = rebased(base, values, theirs)
      base = theirs
      const isReplaced = next.content !== values.content
      show({ post: server, values: next, status: 'changed', round: isReplaced ? round + 1 : round })
      return save(isChanged() ? {} : undefined)
    },
    /** After a conflict: takes what somebody else has saved, and answers the same with what was typed here. */
    async takeTheirs() {
      const { post: known, values } = store.get()
      if (!known) return values
      const server = await calls.show(known.id)
      const mine = rebased(base, values, valuesOf(server))
      replace(server)
      return mine
    },
    /** Puts back what stood here. */
    restore(values: PostValues) {
      show({ values, round: store.get().round + 1 })
      change({})
    },
    /** Nobody looks any more: a draft waits for nothing. */
    leave() {
      clearTimeout(timer)
      const { status } = store.get()
      if (isAutomatic() && isChanged() && status !== 'conflict') void save()
    },
  }
}
export type OpenDraft = ReturnType<typeof createPostDraft>
