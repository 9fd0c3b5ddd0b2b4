/** What became of a request. */
export interface Answered {
  method: string
  /** The pattern of its path, without ids or user input. */
  route: string
  status: number
}

/** Hears of what the server does and how long it takes, for who looks after it. */
export interface Observer {
  /** Has a request answered. */
  request(request: Request, answer: () => Promise<Answered>): Promise<void>
  /** A part of what is under way, under its name. */
  part<Result>(name: string, work: () => Promise<Result>): Promise<Result>
  /** One run of background work. */
  job(name: string, run: () => Promise<void>): Promise<void>
  /** An event stream begins; returns what ends it. */
  stream(): () => void
}
