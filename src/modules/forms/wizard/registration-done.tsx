import { useMutation, useQuery } from '@tanstack/react-query'
import { IconCircleCheck } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useView } from '#platform/web/url-state/use-view.ts'
import { useCan } from '#platform/web/session/session.ts'
import { forms } from '../contract.ts'
import { api } from '../forms-client.ts'
import { WizardView } from './wizard-view.ts'
import styles from './wizard.module.css'

interface RegistrationDoneProps {
  id: number
  /** The draft of the supplier. */
  draftId: number | undefined
}

/** The registered supplier, with a button that undoes the registration. */
export function RegistrationDone({ id, draftId }: RegistrationDoneProps) {
  const t = useTexts('forms')
  const can = useCan()
  const { pathname } = useLocation()
  const { data: supplier, error, refetch } = useQuery(api.show.query({ params: { id } }))
  const { undo, isPending } = useUndo(id, draftId)
  const result = useRef<HTMLDivElement>(null)
  const isThere = Boolean(supplier && !supplier.deleted)
  // The focused form was removed.
  useEffect(() => {
    if (isThere) result.current?.focus()
  }, [isThere])
  if (error && !supplier) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!supplier)
    return (
      <Card>
        <SkeletonText lines={4} />
      </Card>
    )
  if (supplier.deleted)
    return (
      <EmptyState
        picture="/pictures/empty/nothing-found.svg"
        title={t('stored.removed', { name: supplier.name })}
        action={
          <Button component={Link} to={pathname} variant="contained">
            {t('drafts.toList')}
          </Button>
        }
      />
    )
  return (
    <Card>
      <div ref={result} role="group" aria-label={t('done.title', { name: supplier.name })} tabIndex={-1}>
        <EmptyState
          picture={<IconCircleCheck className={styles.done} size={56} stroke={1.5} aria-hidden />}
          title={t('done.title', { name: `\u2068${supplier.name}\u2069` })}
          text={t('done.text')}
          action={
            <div className="flex wrap gap-2 margin-block-start-3">
              {can('delete', forms.name, supplier) && (
                <Button color="secondary" variant="outlined" loading={isPending} onClick={undo}>
                  {t('done.undo')}
                </Button>
              )}
              <Button component={Link} to={pathname} variant="contained">
                {t('done.another')}
              </Button>
            </div>
          }
        />
      </div>
    </Card>
  )
}

/** Removes the supplier and returns to its draft. */
function useUndo(id: number, draftId: number | undefined) {
  const t = useTexts('forms')
  const [, setView] = useView(WizardView)
  const { mutateAsync: remove, isPending } = useMutation(api.remove.mutation())
  const undo = () =>
    void remove({ params: { id } }).then(
      () => {
        toast({ text: t('done.undone') })
        setView(
          { done: undefined, draft: draftId, step: draftId === undefined ? undefined : 'review' },
          { replace: true },
        )
      },
      () => {},
    )
  return { undo, isPending }
}
