import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { client } from '#platform/web/api/client.ts'
import { useCan } from '#platform/web/session/session.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import { type PlainThing, plainThings } from './contract.ts'
import { PlainThingList } from './list/plain-thing-list.tsx'
import { PlainThingsEmpty } from './list/plain-things-empty.tsx'
import { PlainThingsToolbar } from './list/plain-things-toolbar.tsx'
import { isInPreset, toListQuery, PlainThingsView } from './plain-things-view.ts'
import { QuickAdd } from './list/quick-add.tsx'
import { usePlainThingActions } from './use-plain-thing-actions.ts'
import styles from './plain-things-page.module.css'

const api = client(plainThings)
const step = 100
const maxListed = 1000

export function PlainThingsPage() {
  const t = useTexts('plain-things')
  const can = useCan()
  const [view, setView] = useView(PlainThingsView)
  const [limit, setLimit] = useState(step)
  const [leaving, setLeaving] = useState<PlainThing>()
  const quickAdd = useRef<HTMLInputElement>(null)
  const actions = usePlainThingActions()
  const { preset = 'all' } = view
  const mayAdd = can('create', plainThings.name)
  const list = useQuery({ ...api.list.page({ query: toListQuery(view, limit) }), placeholderData: keepPreviousData })
  const shown = (list.data?.items ?? []).filter((plainThing) => isInPreset(plainThing, preset))

  return (
    <>
      <PageHeader title={t('title')} />
      <Card className={styles.card}>
        <PlainThingsToolbar view={view} onChange={(changes) => setView(changes, { replace: true })} />
        {mayAdd && (preset === 'all' || preset === 'open') && (
          <QuickAdd ref={quickAdd} onAdded={() => setView({ q: undefined }, { replace: true })} />
        )}
        {list.isPending && <SkeletonText lines={8} />}
        {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isSuccess && shown.length === 0 && !list.isPlaceholderData && (
          <PlainThingsEmpty
            preset={preset}
            onFirst={mayAdd ? () => quickAdd.current?.focus() : undefined}
            onClear={view.q ? () => setView({ q: undefined }) : undefined}
          />
        )}
        <PlainThingList
          plainThings={shown}
          mayChange={can('update', plainThings.name)}
          mayRemove={can('delete', plainThings.name)}
          onChange={actions.change}
          onTrash={actions.trash}
          onRestore={actions.restore}
          onRemove={setLeaving}
        />
        {list.data && list.data.total > limit && limit < maxListed && (
          <PlainButton onClick={() => setLimit(limit + step)}>{t('more')}</PlainButton>
        )}
      </Card>
      {leaving && (
        <ConfirmDialog
          danger
          title={t('remove.title')}
          action={t('remove.action')}
          onConfirm={() => actions.purge(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {t('remove.text', { title: leaving.title })}
        </ConfirmDialog>
      )}
    </>
  )
}
