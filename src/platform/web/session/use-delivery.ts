import { useSession } from './session.ts'

/**
 * How emails are delivered: sent, kept in sample mode, or not at all without a mail server. Screens must not report an
 * email as sent that cannot be.
 */
export function useDelivery(): 'sent' | 'sample' | 'none' {
  const { mode, sendsEmail = true } = useSession()
  if (sendsEmail) return 'sent'
  return mode === 'sample' ? 'sample' : 'none'
}
