import type { IncomingMessage } from 'node:http'
import { toNetwork, plainAddress } from '#platform/server/http/network.ts'

const hasIncoming = (environment: unknown): environment is { incoming: IncomingMessage } =>
  typeof environment === 'object' && environment !== null && 'incoming' in environment

const lastAddress = (forwarded: string | null | undefined) => forwarded?.split(',').at(-1)?.trim()

/**
 * The client's network address. Behind a trusted proxy it is the last one of `X-Forwarded-For`, which the proxy wrote;
 * earlier ones may be forged.
 */
export const callerAddress = (isProxied: boolean) => (request: Request, environment: unknown) => {
  const forwarded = isProxied ? lastAddress(request.headers.get('x-forwarded-for')) : undefined
  const peer = hasIncoming(environment) ? environment.incoming.socket.remoteAddress : undefined
  return plainAddress(forwarded || (peer ?? ''))
}

/** The client's network before the request is read; the same rule as `callerAddress`. */
export const callerNetwork =
  (isProxied: boolean) =>
  ({ headers, socket }: IncomingMessage) => {
    const forwarded = isProxied ? lastAddress(joinHeaders(headers['x-forwarded-for'])) : undefined
    return toNetwork(forwarded || (socket.remoteAddress ?? ''))
  }

const joinHeaders = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value)
