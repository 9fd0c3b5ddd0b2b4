import '#platform/ui/form/texts.ts'
import type { RefObject } from 'react'
import type { Location } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'

interface FormGuardProps {
  isDirty: boolean
  isSaved: RefObject<boolean>
  getFormKey: ((location: Location) => string) | undefined
  onLeave: (() => void) | undefined
}

/** Asks before the user leaves a form with unsaved changes. */
export function FormGuard({ isDirty, isSaved, getFormKey, onLeave }: FormGuardProps) {
  const t = useTexts('form')
  return (
    <LeaveGuard
      isDirty={isDirty}
      isSaved={isSaved}
      title={t('leave.title')}
      action={t('leave.action')}
      {...(onLeave && { onLeave })}
      {...(getFormKey && { getFormKey })}
    >
      {t('leave.text')}
    </LeaveGuard>
  )
}
