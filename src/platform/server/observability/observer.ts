/** The outcome of a request. */
export interface HandledRequest {
  method: string
  /** The pattern of its path, without ids or user input. */
  route: string
  status: number
}

/** Is informed of the server's work and its duration, for metrics and traces. */
export interface Observer {
  /** Wraps a request. */
  request(request: Request, handle: () => Promise<HandledRequest>): Promise<void>
  /** Wraps a named part of the current work. */
  part<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** Wraps one run of background work. */
  job(name: string, run: () => Promise<void>): Promise<void>
  /** Called when an event stream begins; returns the function to call at its end. */
  stream(): () => void
}
