import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { api } from '../auth-client.ts'
import type { NextStep } from '../contract.ts'
import { blames } from '../fields/failure-text.ts'
import { isRemembered } from './remembered.ts'

// The server keeps a challenge for five minutes: a page that stands longer asks again.
const renewed = 4 * 60_000

async function askPasskey(isAutofill: boolean, confirms: boolean) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, question } = await api.askPasskey.send()
  const answer = await startAuthentication({ optionsJSON: question, useBrowserAutofill: isAutofill })
  return api.signInByPasskey.send({
    body: { id, answer: { ...answer, clientExtensionResults: {} }, remembered: isRemembered(), confirms },
  })
}

/** Nothing where it was closed, or another question took its place. An address of figures has no passkeys, for one. */
function faultOf(error: Error) {
  if (['AbortError', 'NotAllowedError'].includes(error.name)) return undefined
  return blames(error, 'answer') ? 'passkeyFailed' : 'passkeyUnavailable'
}

/**
 * Asks for a passkey on demand, and lets the browser offer them among what it fills in. With `confirms` only a passkey of
 * who is signed in will do, and their session goes on.
 */
export function usePasskey(onNext: (next: NextStep['next']) => Promise<void>, { confirms = false } = {}) {
  const t = useTexts('auth')
  const [fault, setFault] = useState<'passkeyFailed' | 'passkeyUnavailable'>()
  const { mutate, isPending } = useMutation({
    mutationFn: async (isAutofill: boolean) => onNext((await askPasskey(isAutofill, confirms)).next),
    onMutate: () => setFault(undefined),
    onError: (error) => setFault(faultOf(error)),
    meta: { quiet: true },
  })
  const offer = useEffectEvent(async () => {
    try {
      const { next } = await askPasskey(true, confirms)
      await onNext(next)
    } catch (error) {
      // What the browser has against it is nobody's business who did not ask for it.
      if (blames(error, 'answer')) setFault('passkeyFailed')
    }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let cancel = () => clearInterval(timer)
    const begin = async () => {
      const { browserSupportsWebAuthnAutofill, WebAuthnAbortService } = await import('@simplewebauthn/browser')
      if (!(await browserSupportsWebAuthnAutofill())) return
      void offer()
      timer = setInterval(() => void offer(), renewed)
      cancel = () => {
        clearInterval(timer)
        WebAuthnAbortService.cancelCeremony()
      }
    }
    void begin()
    return () => cancel()
  }, [])

  return {
    fault: fault && t(`login.${fault}`),
    isBusy: isPending,
    ask: () => isPending || mutate(false),
  }
}
