import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId, useRef } from 'react'
import { DialogFrame } from '#platform/ui/form/dialog-frame.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'

interface LoadedDialogProps<Data> {
  title: string
  /** The result of `useQuery`. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** A `FormDialog` with the same title. */
  renderForm: (data: Data) => ReactNode
  onClose: () => void
}

/** A dialog whose form shows once its values are loaded. */
export function LoadedDialog<Data>({ title, query, renderForm, onClose }: LoadedDialogProps<Data>) {
  const { data, error, refetch } = query
  const titleId = useId()
  const closeForm = useRef<() => void>(null)
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={() => (data === undefined ? onClose() : closeForm.current?.())}
    >
      {data === undefined ? (
        <>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          {error ? (
            <ErrorState small error={error} onRetry={() => void refetch()} />
          ) : (
            <DialogContent>
              <SkeletonText lines={6} />
            </DialogContent>
          )}
        </>
      ) : (
        <DialogFrame value={{ titleId, closeForm }}>{renderForm(data)}</DialogFrame>
      )}
    </Dialog>
  )
}
