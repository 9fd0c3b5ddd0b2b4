import { Failure } from '#platform/errors/failure.ts'
import { maxBodyBytes } from '#platform/request-limits.ts'

/** A request with the path parameters of its route. */
export interface RoutedRequest {
  request: Request
  params: Record<string, string>
  requestId: string
  /** The client's IP address. */
  address(): string
}

export interface Bound {
  /** `contract.endpoint`, for the log; empty if no endpoint matches. */
  title: string
  method: string
  path: string
  /** Maximum bytes of a body; a larger one is refused with 413. */
  maxBody: number
  /** Throws 401 if the endpoint needs a user and the request has none. */
  admit(request: Request): Promise<unknown>
  handle(routed: RoutedRequest): Promise<Response>
}

/** Sorts fixed paths before those with parameters, and adds a 405 for every other method of a path. */
export function inRoutingOrder(routes: readonly Bound[]): Bound[] {
  const ordered = routes.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
  const byPath = Map.groupBy(ordered, (route) => route.path)
  return [
    ...ordered,
    ...[...byPath].map(([path, same]) => ({
      title: '',
      method: 'ALL',
      path,
      maxBody: maxBodyBytes,
      admit: async () => {},
      handle: () => Promise.reject(new Failure(405, `Only ${same.map(({ method }) => method).join(', ')} here`)),
    })),
  ]
}
