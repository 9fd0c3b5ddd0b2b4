import type { IncomingMessage } from 'node:http'

const hasIncoming = (environment: unknown): environment is { incoming: IncomingMessage } =>
  typeof environment === 'object' && environment !== null && 'incoming' in environment

/**
 * The network's address that a request came from. Behind a proxy that is trusted it is the last one of `X-Forwarded-For`,
 * which the proxy itself wrote; what stands before it anybody may have made up.
 */
export const callerAddress = (isProxied: boolean) => (request: Request, environment: unknown) => {
  const forwarded = isProxied ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  return (hasIncoming(environment) ? environment.incoming.socket.remoteAddress : undefined) ?? ''
}
