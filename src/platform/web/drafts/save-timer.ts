const firstRetry = 2000
const maxRetryDelay = 30_000
/** During continuous typing, a save starts after this many delays. */
const maxPauses = 5

/** Schedules the next save of a record. */
export class SaveTimer {
  private readonly save: () => void
  private readonly pause: number
  private timer: ReturnType<typeof setTimeout> | undefined
  private waitsSince: number | undefined
  private retry = firstRetry

  constructor(save: () => void, pause: number) {
    this.save = save
    this.pause = pause
  }

  stop() {
    clearTimeout(this.timer)
    this.waitsSince = undefined
  }

  now() {
    this.wait(0)
  }

  afterChange() {
    this.waitsSince ??= Date.now()
    this.wait(Math.min(this.pause, Math.max(0, this.waitsSince + maxPauses * this.pause - Date.now())))
  }

  /** The delay grows until a save succeeds. */
  afterFailure() {
    this.wait(this.retry)
    this.retry = Math.min(this.retry * 2, maxRetryDelay)
  }

  hasSucceeded() {
    this.retry = firstRetry
  }

  private wait(milliseconds: number) {
    clearTimeout(this.timer)
    this.timer = setTimeout(this.save, milliseconds)
  }
}
