import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import * as z from 'zod'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigateHere } from '#platform/web/navigation/use-navigate-here.ts'
import { optionsQuery } from '../auth-client.ts'
import type { NextStep } from '../contract.ts'
import { Notice } from '../fields/notice.tsx'
import { AuthPage } from '../frame/auth-page.tsx'
import { openNext } from '../next-path.ts'
import { useAuthLink } from '../use-auth-link.ts'
import { OtherWays } from './other-ways.tsx'
import { SamplePeople } from './sample-people.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Notice passed by another page, for example after a password was set. */
const PassedNotice = z.object({ notice: z.enum(['passwordSet', 'confirmed']), email: z.string() })

export function Component() {
  const t = useTexts('auth')
  const navigate = useNavigateHere()
  const linkTo = useAuthLink()
  const notice = PassedNotice.safeParse(useLocation().state).data
  const { data: options } = useQuery(optionsQuery)
  const [isPasskeyOnly, setPasskeyOnly] = useState(false)
  if (options?.isFirstStart) return <Navigate to="/auth/setup" replace />

  const proceed = async (next: NextStep['next']) => {
    setPasskeyOnly(next === 'passkey')
    if (next === 'open') await openNext()
    if (next === 'secondFactor' || next === 'newFactor') await navigate(linkTo('two-steps'))
  }
  return (
    <AuthPage
      title={t('login.title')}
      lead={t('login.lead')}
      foot={
        options?.signUp !== 'closed' && (
          <>
            {t('login.isNew')} <Link to={linkTo('register')}>{t('login.register')}</Link>
          </>
        )
      }
    >
      {isPasskeyOnly && <Notice tone="warning">{t('login.passkeyOnly')}</Notice>}
      {notice && <Notice tone="success">{t(`login.${notice.notice}`)}</Notice>}
      <SignInForm email={notice?.email} onNext={proceed} />
      <OtherWays providers={options?.providers ?? []} onNext={proceed} />
      {options?.samplePassword && (
        <SamplePeople people={options.sampleUsers} password={options.samplePassword} onNext={proceed} />
      )}
    </AuthPage>
  )
}
