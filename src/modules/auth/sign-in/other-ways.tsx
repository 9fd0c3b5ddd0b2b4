import { IconFingerprint, IconLogin2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import type { NextStep, Provider } from '../contract.ts'
import { useFailureText } from '../fields/failure-text.ts'
import { Notice } from '../fields/notice.tsx'
import { startProviderSignIn } from '../provider-journey.ts'
import styles from './other-ways.module.css'
import { isRemembered } from './remembered.ts'
import { usePasskey } from './use-passkey.ts'

interface OtherWaysProps {
  providers: readonly Provider[]
  onNext: (next: NextStep['next']) => Promise<void>
}

/** Sign-in without a password. */
export function OtherWays({ providers, onNext }: OtherWaysProps) {
  const t = useTexts('auth')
  const failureText = useFailureText()
  const passkey = usePasskey(onNext)
  const provider = useMutation({
    mutationFn: (id: string) => startProviderSignIn(id, isRemembered()),
    meta: { quiet: true },
  })
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('login.or')}</p>
      {passkey.fault && <Notice tone="error">{passkey.fault}</Notice>}
      {provider.error && <Notice tone="error">{failureText(provider.error)}</Notice>}
      <PlainButton onClick={passkey.ask} aria-busy={passkey.isBusy}>
        <IconFingerprint size={20} stroke={1.75} aria-hidden />
        {t('login.passkey')}
      </PlainButton>
      {providers.map(({ id, name }) => (
        <PlainButton key={id} onClick={() => provider.isPending || provider.mutate(id)} aria-busy={provider.isPending}>
          <IconLogin2 size={20} stroke={1.75} aria-hidden />
          {t('login.provider', { name })}
        </PlainButton>
      ))}
    </div>
  )
}
