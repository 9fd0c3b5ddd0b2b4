import { Autosave } from '#platform/web/drafts/autosave.ts'
import type { AutosaveState, Copies } from '#platform/web/drafts/autosave-options.ts'
import { getPhase } from '../contract-fields.ts'
import type { Post, PostChanges, PostDraft } from '../contract-posts.ts'
import { getChanges, toDraft, type PostValues, toPostValues } from './post-values.ts'

export type DraftState = AutosaveState<PostValues, Post>

interface Calls {
  create: (draft: PostDraft) => Promise<Post>
  edit: (id: number, changes: PostChanges) => Promise<Post>
  show: (id: number) => Promise<Post>
}

/** Autosave of a post. Drafts are saved soon after each change, published posts only on request. */
export const createPostDraft = (
  record: Post | undefined,
  values: PostValues,
  calls: Calls,
  copies?: Copies<PostValues>,
) =>
  new Autosave<PostValues, Post, PostChanges>({
    record,
    values,
    getValues: toPostValues,
    getStamp: ({ version }) => version,
    isSame: (before, after) => Object.keys(getChanges(before, after)).length === 0,
    isAutomatic: (post) => !post || getPhase(post.status) === 'open',
    afterSave: (savedValues, { slug }) => ({ ...savedValues, slug }),
    create: (written) => calls.create(toDraft(written)),
    edit: ({ id, version }, { from, to, extra, isAutosave }) =>
      calls.edit(id, { ...getChanges(from, to), ...extra, version, ...(isAutosave && { autosave: true }) }),
    load: ({ id }) => calls.show(id),
    pause: 1000,
    ...(copies && { copies }),
  })
export type OpenDraft = ReturnType<typeof createPostDraft>
