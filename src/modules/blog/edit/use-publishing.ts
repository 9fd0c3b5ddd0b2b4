import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { getDetailPath } from '../blog-paths.ts'
import type { PostChanges } from '../contract-posts.ts'
import type { DraftState, OpenDraft } from './post-draft.ts'

export type RequiredField = 'title' | 'content'

/** Publishes, schedules or unpublishes a post. */
export function usePublishing(draft: OpenDraft, { record: post }: DraftState) {
  const t = useTexts('blog')
  const format = useFormats()
  const navigate = useNavigate()
  const [missingFields, setMissingFields] = useState<readonly RequiredField[]>([])
  const [isBusy, setBusy] = useState(false)

  async function save(changes: PostChanges) {
    if (isBusy) return undefined
    setBusy(true)
    const saved = await draft.save(changes)
    setBusy(false)
    return saved
  }

  /** Publication requires a title and a text. */
  function isWhole() {
    const { title, content } = draft.get().values
    const missing: RequiredField[] = [
      ...(title.trim() ? [] : (['title'] as const)),
      ...(content ? [] : (['content'] as const)),
    ]
    setMissingFields(missing)
    return missing.length === 0
  }

  const publish = async () => {
    if (!isWhole()) return
    const saved = await save({ status: 'published' })
    if (!saved) return
    const view = { label: t('write.view'), run: () => void navigate(getDetailPath(saved.slug)) }
    toast({ text: t('write.done.published'), tone: 'success', action: view })
  }
  const update = async () => {
    if (!isWhole()) return
    if (await save({})) toast({ text: t('write.done.updated'), tone: 'success' })
  }
  const schedule = async (publishAt: string) => {
    if (!isWhole()) return
    if (!(await save({ status: 'scheduled', publishAt }))) return
    toast({ text: t('write.done.scheduled', { when: format.dateTime(publishAt) }), tone: 'success' })
  }
  const unpublish = async () => {
    const { status, publishAt } = post ?? {}
    if (!(await save({ status: 'draft' }))) return
    const undo = () => save({ ...(status && { status }), ...(publishAt && { publishAt }) })
    toast({ text: t('write.done.draft'), undo })
  }

  return {
    /** The missing fields, after an attempt to publish. */
    missingFields,
    isBusy,
    publish: () => void publish(),
    update: () => void update(),
    schedule: (publishAt: string) => void schedule(publishAt),
    unpublish: () => void unpublish(),
  }
}
export type PublishingState = ReturnType<typeof usePublishing>
