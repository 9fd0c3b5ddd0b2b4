import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { base, pathInside } from '#platform/web/navigation/base.ts'

/** For accounts without a password: a recent sign-in confirms the user instead. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const t = useTexts('auth')
  return (
    <ConfirmDialog
      title={t('account.signInAgain.title')}
      action={t('account.signInAgain.action')}
      onConfirm={() => {
        const next = pathInside(location.pathname) + location.search
        location.assign(`${base}auth/login?next=${encodeURIComponent(next)}`)
      }}
      onClose={onClose}
    >
      {t('account.signInAgain.text')}
    </ConfirmDialog>
  )
}
