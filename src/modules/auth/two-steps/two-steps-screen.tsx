import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { Spinner } from '#platform/ui/states/spinner.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { api } from '../auth-client.ts'
import { AuthPage } from '../frame/auth-page.tsx'
import { openNext } from '../next-path.ts'
import { useAuthLink } from '../use-auth-link.ts'
import { CodesLeft } from './codes-left.tsx'
import { FirstCodes } from './first-codes.tsx'
import { NewFactor } from './new-factor.tsx'
import { SecondFactor } from './second-factor.tsx'

export function Component() {
  const t = useTexts('auth')
  const linkTo = useAuthLink()
  const [isOver, setOver] = useState(false)
  const [isRecovery, setRecovery] = useState(false)
  const [codesLeft, setCodesLeft] = useState<number>()
  const [created, setCreated] = useState<{ codes: readonly string[]; email: string }>()
  const { data, error, refetch } = useQuery({ ...api.secondFactor.query(), staleTime: 0 })
  if (codesLeft !== undefined) return <CodesLeft count={codesLeft} />
  if (created)
    return (
      <AuthPage title={t('account.codes.title')} lead={t('account.codes.text')}>
        <FirstCodes {...created} onSaved={openNext} />
      </AuthPage>
    )
  if (error && !(error instanceof Failure && error.status === 401))
    return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  if (isOver || error || data?.owed === false)
    return (
      <AuthPage title={t('twoSteps.ended')} lead={t('twoSteps.endedText')}>
        <PlainButtonLink kind="filled" to={linkTo('login')}>
          {t('login.action')}
        </PlainButtonLink>
      </AuthPage>
    )
  const other = <Link to={linkTo('login')}>{t('twoSteps.other')}</Link>
  if (data?.isNew && data.email !== null) {
    const { email } = data
    return (
      <AuthPage title={t('account.factor.setUp')} lead={t('twoSteps.demanded')} foot={other}>
        <NewFactor email={email} onEnabled={(codes) => setCreated({ codes, email })} onOver={() => setOver(true)} />
      </AuthPage>
    )
  }
  const open = async (count: number | null) => (count === null ? openNext() : setCodesLeft(count))
  return (
    <AuthPage
      title={t('twoSteps.title')}
      lead={isRecovery ? t('twoSteps.recoveryLead') : t('twoSteps.lead')}
      foot={
        <>
          <button type="button" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? t('twoSteps.useApp') : t('twoSteps.useRecovery')}
          </button>
          {other}
        </>
      }
    >
      {data ? (
        <SecondFactor key={String(isRecovery)} isRecovery={isRecovery} onOpen={open} onOver={() => setOver(true)} />
      ) : (
        <Spinner label={t('maintenance.asking')} />
      )}
    </AuthPage>
  )
}
