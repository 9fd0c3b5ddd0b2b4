import { transport } from '#platform/web/api/transport.ts'

/**
 * Sends writes at once, but holds their responses until the returned function is called: the cached data that they
 * change must not reach a part of a rendered page before it is hydrated, since its HTML would differ.
 */
export function holdWrites() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { send } = transport
  transport.send = (request) => {
    const response = send(request)
    return request.method === 'GET' ? response : response.finally(() => released)
  }
  return release
}
