import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { Failure } from '#platform/errors/failure.ts'
import { busy } from '#platform/server/observability/server-failure.ts'
import type { Log } from '#platform/server/services.ts'

export interface ThreadRuntime {
  log: Log
  /** Ends the threads, each when it has finished its job. */
  stopping: AbortSignal
}

interface PoolOptions<Job> extends ThreadRuntime {
  /** What the threads do, for the log: `sanitising a text`. */
  work: string
  /** Fields of the log about a job. */
  describe: (job: Job) => object
  /** The module that a thread runs. */
  file: string
  threads: number
  milliseconds: number
  /** Of the heap of a thread. */
  megabytes: number
  /** Jobs that wait for a thread; a further one gets 503. */
  maxWaiting: number
  /** Those of one owner among them, so that nobody fills the queue; a further one gets 429. Default: all. */
  maxWaitingOfOwner?: number
  /** Milliseconds without a job after which a thread ends, and frees its memory; 30 seconds. */
  idle?: number | undefined
}

/** A job exceeded a limit, and its thread was ended. */
export class ThreadLimit extends Error {
  override name = 'ThreadLimit'
  readonly bound: 'milliseconds' | 'megabytes'

  constructor(bound: 'milliseconds' | 'megabytes', cause: unknown) {
    super(`A thread exceeded its limit of ${bound}`, { cause })
    this.bound = bound
  }
}

/**
 * The module of a thread: in the sources in the folder of `from`; in a bundle at its root, while the importing module is
 * there or in a folder of chunks.
 */
export function findThreadModule(from: string, name: string) {
  const file = [`${name}.ts`, `${name}.mjs`, `../${name}.mjs`]
    .map((candidate) => path.join(from, candidate))
    .find((candidate) => existsSync(candidate))
  if (file === undefined) throw new Error(`The module ${name} of a thread is missing`)
  return file
}

// The thread needs neither the settings, with their secrets, nor the process's arguments.
const startThread = (file: string, megabytes: number) =>
  new Worker(file, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } })

const ready = (worker: Worker) =>
  new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread ended')))
  })

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

class TooSlow extends Error {}

/** Seconds after which a job of the same owner may fit into the queue. */
const retrySeconds = 1

/** One thread; it starts with the first job, and again after a job that exceeded its limits. */
class Thread<Job, Result> {
  readonly #options: PoolOptions<Job>
  #worker: Promise<Worker> | undefined
  #idle: NodeJS.Timeout | undefined
  #isRunning = false

  constructor(options: PoolOptions<Job>) {
    this.#options = options
    options.stopping.addEventListener('abort', () => {
      // The call that waits for it is among those that a stopping server finishes.
      if (!this.#isRunning) void this.end()
    })
  }

  async #start() {
    const { file, megabytes, log, work } = this.#options
    const worker = startThread(file, megabytes)
    worker.unref()
    // Without a listener, an error between two jobs would end this process.
    worker.on('error', (error) => log.error({ err: error }, `the thread for ${work} failed`))
    worker.on('exit', () => void this.#forget(worker))
    await ready(worker)
    return worker
  }

  /** Unless a new thread has replaced it already. */
  async #forget(worker: Worker) {
    const current = this.#worker
    if ((await current?.catch(() => worker)) === worker && this.#worker === current) this.#worker = undefined
  }

  async end() {
    const worker = this.#worker
    this.#worker = undefined
    await (await worker?.catch(() => undefined))?.terminate()
  }

  async run(job: Job): Promise<Result> {
    clearTimeout(this.#idle)
    const { stopping, idle = 30_000 } = this.#options
    this.#isRunning = true
    try {
      return await this.#runLimited(job)
    } finally {
      this.#isRunning = false
      this.#idle = setTimeout(() => void this.end(), stopping.aborted ? 0 : idle)
      this.#idle.unref()
    }
  }

  async #runLimited(job: Job): Promise<Result> {
    this.#worker ??= this.#start()
    const { milliseconds, log, work, describe } = this.#options
    try {
      return await runJob<Job, Result>(await this.#worker, job, milliseconds)
    } catch (error) {
      await this.end()
      log.error({ err: error, ...describe(job) }, `${work} exceeded its limits of time or memory`)
      if (error instanceof TooSlow) throw new ThreadLimit('milliseconds', error)
      if (isOutOfMemory(error)) throw new ThreadLimit('megabytes', error)
      throw error
    }
  }
}

function runJob<Job, Result>(worker: Worker, job: Job, milliseconds: number) {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const late = setTimeout(() => reject(new TooSlow(`No result within ${milliseconds} ms`)), milliseconds)
  const ended = () => reject(new Error('The thread ended'))
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', ended)
  worker.postMessage(job)
  return promise.finally(() => {
    clearTimeout(late)
    worker.off('message', resolve)
    worker.off('error', reject)
    worker.off('exit', ended)
  })
}

/**
 * Runs jobs in worker threads, so that they block no request: at most `threads` at a time, each with limits on time and
 * heap, beyond which its thread is replaced and the job rejects with `ThreadLimit`. Idle threads end. Rejects with 503
 * if the queue is too long, and with 429 if an owner has too many jobs in it.
 */
export function threadPool<Job, Result>(options: PoolOptions<Job>): (job: Job, owner?: string) => Promise<Result> {
  const idle = Array.from({ length: options.threads }, () => new Thread<Job, Result>(options))
  const { maxWaiting, maxWaitingOfOwner = maxWaiting } = options
  const waiting: { owner: string | undefined; start: (thread: Thread<Job, Result>) => void }[] = []
  const free = (thread: Thread<Job, Result>) => {
    const next = waiting.shift()
    if (next) next.start(thread)
    else idle.push(thread)
  }
  const take = (owner: string | undefined) => {
    const first = idle.pop()
    if (first) return Promise.resolve(first)
    if (waiting.length >= maxWaiting) throw busy()
    if (owner !== undefined && waiting.filter((one) => one.owner === owner).length >= maxWaitingOfOwner)
      throw new Failure(429, 'Earlier calls of this user still wait', { retryAfter: retrySeconds })
    return new Promise<Thread<Job, Result>>((start) => waiting.push({ owner, start }))
  }
  return async (job, owner) => {
    const thread = await take(owner)
    return thread.run(job).finally(() => free(thread))
  }
}
