import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import type { Draft } from '../contract.ts'
import { draftApi } from '../forms-client.ts'
import styles from './draft-list.module.css'
import { lastReachableStep, steps, WizardView } from './wizard-view.ts'
import { fromDraftValues } from './draft-values.ts'

/** The open drafts, with a button for a new one. */
export function DraftList() {
  const t = useTexts('forms')
  const { data: drafts, error, refetch } = useQuery(draftApi.list.query())
  if (error && !drafts) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!drafts)
    return (
      <Card title={t('drafts.title')}>
        <SkeletonText lines={5} />
      </Card>
    )
  if (drafts.length === 0)
    return (
      <EmptyState
        picture="/pictures/empty/no-notes.svg"
        title={t('drafts.begin')}
        text={t('drafts.empty')}
        action={<StartButton />}
      />
    )
  return (
    <Card title={t('drafts.title')} aside={<StartButton />}>
      <ul className="grid">
        {drafts.map((draft) => (
          <DraftItem key={draft.id} draft={draft} />
        ))}
      </ul>
    </Card>
  )
}

function StartButton() {
  const t = useTexts('forms')
  const [, setView] = useView(WizardView)
  // Not a callback of `mutate`: the button is remounted in the card once the list has a draft.
  const { mutate: create, isPending } = useMutation({
    ...draftApi.create.mutation(),
    onSuccess: ({ id }) => setView({ draft: id }),
  })
  return (
    <Button
      variant="contained"
      startIcon={<IconPlus aria-hidden />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => create({ body: {} })}
    >
      {t('drafts.new')}
    </Button>
  )
}

function DraftItem({ draft: { id, values, updatedAt } }: { draft: Draft }) {
  const t = useTexts('forms')
  const format = useFormats()
  const discard = useDiscard()
  const name = values.name?.trim() || t('drafts.unnamed')
  const step = lastReachableStep(fromDraftValues(values))
  const at = steps.indexOf(step) + 1
  return (
    <li className={styles.item}>
      <Link className={styles.link} to={`?draft=${id}&step=${step}`}>
        <bdi className={styles.name}>{name}</bdi>
        <span className="text-quiet text-13">
          {t('wizard.place', { at, count: steps.length })} · {t('drafts.changed', { time: format.relative(updatedAt) })}
        </span>
      </Link>
      <progress className={styles.progress} max={steps.length} value={at - 1} aria-hidden />
      <IconAction
        label={t('drafts.discard', { name })}
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => discard(id)}
      />
    </li>
  )
}

function useDiscard() {
  const t = useTexts('forms')
  const { mutate: restore } = useMutation(draftApi.restore.mutation())
  const { mutate: discard } = useMutation({
    ...draftApi.discard.mutation(),
    onSuccess: (_answer, { params }) => toast({ text: t('drafts.discarded'), undo: () => restore({ params }) }),
  })
  return (id: number) => discard({ params: { id } })
}
