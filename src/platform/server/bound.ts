import { Failure } from '#platform/errors/failure.ts'
import { maxBodyBytes } from '#platform/request-limits.ts'

/** A request with the path parameters of its route. */
export interface RoutedRequest {
  request: Request
  params: Record<string, string>
  requestId: string
  /** The IP address that it came from. */
  address(): string
}

export interface Bound {
  /** `contract.endpoint`, for the log; empty where no endpoint answers. */
  title: string
  method: string
  path: string
  /** Bytes of the largest body; a larger one is refused with 413. */
  maxBody: number
  answer(routed: RoutedRequest): Promise<Response>
}

/** Fixed paths before those with parameters, and for each path a 405 that answers every other method. */
export function inRoutingOrder(routes: readonly Bound[]): Bound[] {
  const ordered = routes.toSorted((one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')))
  const byPath = Map.groupBy(ordered, (route) => route.path)
  return [
    ...ordered,
    ...[...byPath].map(([path, same]) => ({
      title: '',
      method: 'ALL',
      path,
      maxBody: maxBodyBytes,
      answer: () => Promise.reject(new Failure(405, `Only ${same.map(({ method }) => method).join(', ')} here`)),
    })),
  ]
}
