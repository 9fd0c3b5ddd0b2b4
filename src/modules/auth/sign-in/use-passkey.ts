import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../auth-client.ts'
import type { NextStep } from '../contract.ts'
import { hasIssueAt } from '../fields/failure-text.ts'
import { isRemembered } from './remembered.ts'

// In ms; the server's challenge expires after five minutes.
const renewed = 4 * 60_000

async function requestPasskey(isAutofill: boolean, confirms: boolean) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, question } = await api.askPasskey.send()
  const answer = await startAuthentication({ optionsJSON: question, useBrowserAutofill: isAutofill })
  return api.signInByPasskey.send({
    body: { id, answer: { ...answer, clientExtensionResults: {} }, remembered: isRemembered(), confirms },
  })
}

/** Undefined if the user cancelled or a newer request replaced this one. Browsers refuse IP addresses. */
function getMessageKey(error: Error) {
  if (['AbortError', 'NotAllowedError'].includes(error.name)) return undefined
  return hasIssueAt(error, 'answer') ? 'passkeyFailed' : 'passkeyUnavailable'
}

/**
 * Requests a passkey on demand and as browser autofill. With `confirms` it confirms the current user and keeps their
 * session.
 */
export function usePasskey(onNext: (next: NextStep['next']) => Promise<void>, { confirms = false } = {}) {
  const t = useTexts('auth')
  const [fault, setFault] = useState<'passkeyFailed' | 'passkeyUnavailable'>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (isAutofill: boolean) => onNext((await requestPasskey(isAutofill, confirms)).next),
    onMutate: () => setFault(undefined),
    onError: (error) => setFault(getMessageKey(error)),
    meta: { quiet: true },
  })
  const offer = useEffectEvent(async () => {
    try {
      const { next } = await requestPasskey(true, confirms)
      await onNext(next)
    } catch (error) {
      // Errors of the browser are not shown, since the user did not ask for a passkey.
      if (hasIssueAt(error, 'answer')) setFault('passkeyFailed')
    }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let cancel = () => clearInterval(timer)
    const signIn = async () => {
      const { browserSupportsWebAuthnAutofill, WebAuthnAbortService } = await import('@simplewebauthn/browser')
      if (!(await browserSupportsWebAuthnAutofill())) return
      void offer()
      timer = setInterval(() => void offer(), renewed)
      cancel = () => {
        clearInterval(timer)
        WebAuthnAbortService.cancelCeremony()
      }
    }
    void signIn()
    return () => cancel()
  }, [])

  return {
    fault: fault && t(`login.${fault}`),
    isBusy: isPending,
    ask: () => isPending || mutate(false),
  }
}
