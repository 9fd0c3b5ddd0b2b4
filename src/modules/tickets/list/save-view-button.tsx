import { IconBookmarkPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { getFilters } from '../tickets-view.ts'
import { useSavedViews } from '../use-saved-views.ts'
import { useTicketsView } from '../use-tickets-view.ts'

const ViewDialog = lazy(async () => ({ default: (await import('../edit/view-dialog.tsx')).ViewDialog }))

/** Saves the filters and the order of the list under a name; absent if there are none, or a view has the same. */
export function SaveViewButton() {
  const t = useTexts('tickets')
  const { view } = useTicketsView()
  const { current } = useSavedViews()
  const [isSaving, setSaving] = useState(false)
  const filters = getFilters(view)
  const isPlain = filters === undefined || Object.keys(filters).length === 0
  return (
    <>
      {!isPlain && !current && (
        <IconAction
          label={t('views.save')}
          icon={<IconBookmarkPlus size={18} aria-hidden />}
          opens="dialog"
          onClick={() => setSaving(true)}
        />
      )}
      <Suspense>{isSaving && filters && <ViewDialog filters={filters} onClose={() => setSaving(false)} />}</Suspense>
    </>
  )
}
