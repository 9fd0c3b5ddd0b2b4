import { Button } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import type { EmailState, EmailTest } from '../contract.ts'
import { SettingsPart } from './settings-part.tsx'
import { api, emailQuery } from '../workspace-client.ts'
import styles from './email-part.module.css'

const testing = api.testEmail.mutation({ quiet: true })

/** The mail server of the settings, the emails that did not leave, and a test. */
export function EmailPart({ mayEdit }: { mayEdit: boolean }) {
  const t = useTexts('workspace')
  const { data } = useQuery(emailQuery)
  return (
    <SettingsPart title={t('email.title')} text={t('email.text')}>
      {data ? <State state={data} mayEdit={mayEdit} /> : <SkeletonText lines={3} />}
    </SettingsPart>
  )
}

function State({ state, mayEdit }: { state: EmailState; mayEdit: boolean }) {
  const t = useTexts('workspace')
  const { delivery, host, sender, waiting, failed, lastError } = state
  return (
    <div className="grid one-column gap-4">
      <p>{t(`email.${delivery}`)}</p>
      {host !== null && (
        <dl className={styles.facts}>
          <dt>{t('email.server')}</dt>
          <dd dir="ltr">{host}</dd>
          <dt>{t('email.sender')}</dt>
          <dd dir="ltr">{sender}</dd>
        </dl>
      )}
      {waiting + failed > 0 && (
        <p>
          {t('email.left', { waiting, failed })}
          {lastError !== null && (
            <>
              {' '}
              {t('email.lastError')} <q {...asWritten(lastError)}>{lastError}</q>
            </>
          )}
        </p>
      )}
      {delivery === 'sent' && mayEdit && <Test />}
    </div>
  )
}

function Test() {
  const t = useTexts('workspace')
  const failureText = useFailureText()
  const { mutate, data, error, isPending } = useMutation(testing)
  return (
    <div className="grid one-column gap-3 justify-items-start">
      <Button variant="outlined" color="secondary" loading={isPending} onClick={() => mutate({})}>
        {t('email.test')}
      </Button>
      <div role="status">
        {error && !isPending && <p className="text-error">{failureText(error)}</p>}
        {data && !isPending && <Result {...data} />}
      </div>
    </div>
  )
}

function Result({ to, fault, detail }: EmailTest) {
  const t = useTexts('workspace')
  if (fault === null) return <p>{t('email.accepted', { to })}</p>
  return (
    <>
      <p className="text-error">{t(`email.faults.${fault}`)}</p>
      <p className="text-quiet text-13 break-anywhere">
        {t('email.words')} <q {...asWritten(detail)}>{detail}</q>
      </p>
    </>
  )
}
