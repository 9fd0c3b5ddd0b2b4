import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { base } from '#platform/web/navigation/base.ts'

/** For who has no password to confirm with: a sign-in of just now does as well. */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const t = useTexts('auth')
  return (
    <ConfirmDialog
      title={t('account.signInAgain.title')}
      action={t('account.signInAgain.action')}
      onConfirm={() => {
        const next = location.pathname + location.search
        location.assign(`${base}auth/login?next=${encodeURIComponent(next)}`)
      }}
      onClose={onClose}
    >
      {t('account.signInAgain.text')}
    </ConfirmDialog>
  )
}
