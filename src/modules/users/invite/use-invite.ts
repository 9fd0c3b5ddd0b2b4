import { useMutation } from '@tanstack/react-query'
import type { UseFormSetError } from 'react-hook-form'
import { Failure } from '#platform/errors/failure.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { Unconfirmed } from '#platform/web/session/session-guard.ts'
import { showLinks } from './own-links.ts'
import { api } from '../users-client.ts'
import type { InviteValues } from './invite-values.ts'

// The form shows failures itself.
const inviting = api.invite.mutation({ quiet: true })

/** Sends the invitations; false if the server refused (the error is at its field) or the user cancelled. */
export function useInvite(setError: UseFormSetError<InviteValues>) {
  const t = useTexts('users')
  const format = useFormats()
  const { mutateAsync: invite } = useMutation(inviting)
  return async (values: InviteValues) => {
    try {
      const invited = await invite({ body: values })
      if (!showLinks(invited)) toast({ text: t('done.invited', { count: invited.length }), tone: 'success' })
      return true
    } catch (error) {
      if (error instanceof Unconfirmed) return false
      const issues = error instanceof Failure ? error.issues : []
      const existing = values.people.filter((_, at) => issues.some(({ path }) => path === `people.${at}.email`))
      if (existing.length > 0)
        setError(
          'people',
          { message: t('invite.errors.taken', { list: format.list(existing.map(({ email }) => email)) }) },
          { shouldFocus: true },
        )
      else if (issues.some(({ path }) => path === 'role') || (error instanceof Failure && error.status === 403))
        setError('role', { message: t('invite.errors.role') }, { shouldFocus: true })
      else setError('root', { message: t('invite.errors.notSent') })
      return false
    }
  }
}
