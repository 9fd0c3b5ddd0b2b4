import { useSession } from './session.ts'

/**
 * What becomes of emails: they are sent, kept in sample mode, or there is no mail server. Screens must not say that
 * something was sent that cannot be.
 */
export function useDelivery(): 'sent' | 'sample' | 'none' {
  const { mode, sendsEmail = true } = useSession()
  if (sendsEmail) return 'sent'
  return mode === 'sample' ? 'sample' : 'none'
}
