const firstRetry = 2000
const maxRetryDelay = 30_000
/** During continuous typing, a save starts after this many delays. */
const maxDelays = 5

/** Schedules the next save of a record. */
export class SaveTimer {
  private readonly save: () => void
  private readonly delay: number
  private timer: ReturnType<typeof setTimeout> | undefined
  private firstChangeAt: number | undefined
  private retryDelay = firstRetry

  constructor(save: () => void, delay: number) {
    this.save = save
    this.delay = delay
  }

  stop() {
    clearTimeout(this.timer)
    this.firstChangeAt = undefined
  }

  now() {
    this.schedule(0)
  }

  afterChange() {
    this.firstChangeAt ??= Date.now()
    this.schedule(Math.min(this.delay, Math.max(0, this.firstChangeAt + maxDelays * this.delay - Date.now())))
  }

  /** The delay grows until a save succeeds. */
  afterFailure() {
    this.schedule(this.retryDelay)
    this.retryDelay = Math.min(this.retryDelay * 2, maxRetryDelay)
  }

  resetRetry() {
    this.retryDelay = firstRetry
  }

  private schedule(milliseconds: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(this.save, milliseconds)
  }
}
