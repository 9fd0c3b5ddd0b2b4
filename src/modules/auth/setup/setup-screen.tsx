import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButtonLink } from '#platform/ui/plain-button.tsx'
import { api, optionsQuery } from '../auth-client.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { NewAccountForm } from '../fields/new-account-form.tsx'
import { AuthPage } from '../frame/auth-page.tsx'
import { openNext } from '../next-path.ts'

export function Component() {
  const t = useTexts('auth')
  const [search] = useSearchParams()
  const code = search.get('code')
  const [refusal, setRefusal] = useState<'gone' | 'noCode'>()
  const { data: options } = useQuery(optionsQuery)
  if (refusal === 'gone' || options?.isFirstStart === false)
    return (
      <AuthPage title={t('setup.gone')} lead={t('setup.goneText')}>
        <PlainButtonLink kind="filled" to="/auth/login">
          {t('login.action')}
        </PlainButtonLink>
      </AuthPage>
    )
  if (!code || refusal === 'noCode') return <AuthPage title={t('setup.noCode')} lead={t('setup.noCodeText')} />
  return (
    <AuthPage title={t('setup.title')} lead={t('setup.lead')}>
      <NewAccountForm
        action={t('setup.action')}
        send={async (account) => {
          await api.setup.send({ body: { ...account, code } })
          await openNext('')
        }}
        onRefused={(error) => {
          if (error instanceof Failure && error.status === 409) setRefusal('gone')
          if (hasIssueAt(error, 'code')) setRefusal('noCode')
        }}
      />
    </AuthPage>
  )
}
