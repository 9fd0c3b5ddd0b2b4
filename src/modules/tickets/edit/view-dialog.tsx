import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { useCan } from '#platform/web/session/session.ts'
import { type SavedView, ticketSavedViews, type ViewFilters } from '../contract-views.ts'
import { savedViewsApi } from '../tickets-client.ts'

interface ViewDialogProps {
  /** An existing view, to rename it. */
  saved?: SavedView
  filters: ViewFilters
  onClose: () => void
}

/** Saves filters as a view, for the user alone or for everybody, or renames a view. */
export function ViewDialog({ saved, filters, onClose }: ViewDialogProps) {
  const t = useTexts('tickets')
  const can = useCan()
  const [name, setName] = useState(saved?.name ?? '')
  const [isShared, setShared] = useState(false)
  const { mutateAsync: create } = useMutation(savedViewsApi.create.mutation({ quiet: true }))
  const { mutateAsync: edit } = useMutation(savedViewsApi.edit.mutation({ quiet: true }))
  const { mutateAsync: share } = useMutation(savedViewsApi.share.mutation({ quiet: true }))
  const merge = useMergedEdit(saved)

  // After a failed sharing, the view exists, but its name may have been changed since.
  const createdId = useRef<number>(undefined)
  const createOnce = async () => {
    const body = { name: name.trim() }
    const { id } =
      createdId.current === undefined
        ? await create({ body: { ...body, filters } })
        : await edit({ params: { id: createdId.current }, body })
    createdId.current = id
    return id
  }
  const save = async () => {
    if (saved) return merge({ name: name.trim() }, (body) => edit({ params: { id: saved.id }, body }))
    const id = await createOnce()
    if (isShared) await share({ params: { id }, body: { isShared } })
    return undefined
  }

  return (
    <FormDialog
      title={saved ? t('views.rename') : t('views.save')}
      action={t('save')}
      isIncomplete={name.trim() === ''}
      onSubmit={() => (name.trim() === '' ? undefined : save())}
      onClose={onClose}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to enter a name
        autoFocus
        fullWidth
        label={t('views.name')}
        value={name}
        slotProps={{ htmlInput: { maxLength: 60, dir: 'auto', autoComplete: 'off' } }}
        onChange={(event) => setName(event.target.value)}
      />
      {!saved && can('share', ticketSavedViews) && (
        <FormControlLabel
          control={<Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)} />}
          label={t('views.forAll')}
        />
      )}
    </FormDialog>
  )
}
