import { startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import { useConfirmedMutation } from '../account/confirm-first.ts'
import { account } from '../contract-account.ts'
import { useDeviceName } from '../account-sessions/use-device-name.ts'

type PasskeyOptions = Awaited<ReturnType<typeof api.askPasskey.send>>

const getRefusal = (error: Error) => (error.name === 'InvalidStateError' ? 'account.passkeys.known' : undefined)

/** Creates a passkey in the browser and stores its public key on the server. */
export function useNewPasskey() {
  const t = useTexts('auth')
  const deviceName = useDeviceName()
  const create = useMutation({
    meta: { topic: account.name, quiet: true },
    mutationFn: async ({ id, invitation }: PasskeyOptions) => {
      const created = await startRegistration({ optionsJSON: invitation })
      const name = deviceName(navigator.userAgent)
      return api.addPasskey.send({ body: { id, name, created: { ...created, clientExtensionResults: {} } } })
    },
    onSuccess: ({ name }) => toast({ tone: 'success', text: t('account.passkeys.kept', { name }) }),
    onError: (error) => {
      // Also thrown when the browser's dialog is cancelled or times out.
      if (error.name === 'NotAllowedError') toast({ text: t('account.passkeys.brokenOff') })
      else toast({ tone: 'error', text: t(getRefusal(error) ?? 'account.passkeys.failed') })
    },
  })
  const askPasskey = useConfirmedMutation(api.askPasskey.mutation(), {
    onDone: (options) => create.mutate(options),
  })
  return { add: () => askPasskey.mutate({}), isPending: askPasskey.isPending || create.isPending }
}
