import { useState } from 'react'
import { useNavigate } from 'react-router'
import { firstIn, type ValueIn } from '#platform/fields/choices.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { getDetailPath } from '../blog-paths.ts'
import { statusChoices } from '../contract-fields.ts'
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
    const saved = await save({ status: firstIn(statusChoices, 'done') })
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
    if (!(await save({ status: firstIn(statusChoices, 'waiting'), publishAt }))) return
    toast({ text: t('write.done.scheduled', { when: format.dateTime(publishAt) }), tone: 'success' })
  }
  const unpublish = async (to: ValueIn<typeof statusChoices, 'open'>) => {
    const { status, publishAt } = post ?? {}
    if (!(await save({ status: to }))) return
    const undo = () => save({ ...(status && { status }), ...(publishAt && { publishAt }) })
    toast({ text: t(`write.done.${to}`), undo })
  }

  return {
    /** The missing fields, after an attempt to publish. */
    missingFields,
    isBusy,
    publish: () => void publish(),
    update: () => void update(),
    schedule: (publishAt: string) => void schedule(publishAt),
    unpublish: (to: Parameters<typeof unpublish>[0]) => void unpublish(to),
  }
}
export type PublishingState = ReturnType<typeof usePublishing>
