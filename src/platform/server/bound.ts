/** A request that found its endpoint. */
export interface Asked {
  request: Request
  params: Record<string, string>
  requestId: string
  /** The network's address it came from. */
  address(): string
}

export interface Bound {
  method: string
  path: string
  answer(asked: Asked): Promise<Response>
}
