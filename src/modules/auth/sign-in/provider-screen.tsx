import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import { asset } from '#platform/web/navigation/asset.ts'
import { api } from '../auth-client.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { openNext } from '../next-path.ts'
import { consumeStoredFlow } from '../provider-journey.ts'

/** Callback of providers: sends their answer to the server and opens the visitor's destination. */
async function finishSignIn() {
  const journey = consumeStoredFlow()
  try {
    if (!journey) throw new Error('This tab has not started a sign-in')
    const { next } = await api.finishProvider.send({ body: { address: location.href, flow: journey.flow } })
    if (next === 'open') return await openNext(journey.search)
    if (next === 'passkey') return { error: undefined, isPasskeyOnly: true, journey }
    location.replace(
      asset(next === 'connected' ? '/pages/account?tab=connections' : `/auth/two-steps${journey.search}`),
    )
    return await new Promise<never>(() => {})
  } catch (error) {
    return { error, isPasskeyOnly: false, journey }
  }
}

export function Component() {
  const t = useTexts('auth')
  const { data } = useQuery({ queryKey: ['auth', 'arrive'], queryFn: finishSignIn, retry: false, staleTime: Infinity })
  if (!data)
    return (
      <AuthPage title={t('provider.title')}>
        <Spinner label={t('provider.title')} />
      </AuthPage>
    )
  const { error, isPasskeyOnly, journey } = data
  if (isPasskeyOnly)
    return (
      <AuthPage title={t('provider.passkeyOnly')} lead={t('login.passkeyOnly')}>
        <PlainButtonLink kind="filled" to={`/auth/login${journey?.search ?? ''}`}>
          {t('forgot.back')}
        </PlainButtonLink>
      </AuthPage>
    )
  if (journey?.to === 'connect') {
    const isTaken = hasIssueAt(error, 'taken')
    return (
      <AuthPage
        title={isTaken ? t('provider.taken') : t('provider.notConnected')}
        lead={isTaken ? t('provider.takenText') : t('provider.failedText')}
      >
        <PlainButtonLink kind="filled" to="/pages/account?tab=connections" reloadDocument>
          {t('provider.toAccount')}
        </PlainButtonLink>
      </AuthPage>
    )
  }
  const isUnknown = ['unknown', 'unconfirmed', 'closed'].some((path) => hasIssueAt(error, path))
  return (
    <AuthPage
      title={isUnknown ? t('provider.notLinked') : t('provider.failed')}
      lead={isUnknown ? t('provider.notLinkedText') : t('provider.failedText')}
    >
      <PlainButtonLink kind="filled" to={`/auth/login${journey?.search ?? ''}`}>
        {t('forgot.back')}
      </PlainButtonLink>
    </AuthPage>
  )
}
