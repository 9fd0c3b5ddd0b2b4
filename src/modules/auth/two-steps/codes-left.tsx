import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton, PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { AuthPage } from '../frame/auth-page.tsx'
import { Notice } from '../fields/notice.tsx'
import { openNext } from '../next-path.ts'
import { useCodesLeft } from './use-codes-left.ts'

/** After sign-in by recovery code: shows how many are left before the application opens. */
export function CodesLeft({ count }: { count: number }) {
  const t = useTexts('auth')
  const { isFew, text } = useCodesLeft()(count)
  return (
    <AuthPage title={t('twoSteps.codesTitle')}>
      <div className="grid gap-4">
        <Notice tone={isFew ? 'warning' : 'success'}>{text}</Notice>
        {isFew && (
          // Reloads, to drop data cached without a session.
          <PlainButtonLink kind="filled" to="/pages/account?tab=security" reloadDocument>
            {t('twoSteps.codesNew')}
          </PlainButtonLink>
        )}
        <PlainButton kind={isFew ? 'outlined' : 'filled'} onClick={() => void openNext()}>
          {t('twoSteps.goOn')}
        </PlainButton>
      </div>
    </AuthPage>
  )
}
