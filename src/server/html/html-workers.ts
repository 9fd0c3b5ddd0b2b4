import { existsSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { pauseWhenDue } from '#platform/records/in-slices.ts'
import type { Reason } from '#platform/errors/issue-reason.ts'
import { htmlBounds, maxInlineHtml, maxWaitingHtml } from '#platform/request-limits.ts'
import { type RichTextKind, SafeHtml } from '#platform/rich-text/rich-text.ts'
import { HtmlRefused } from '#platform/server/html/parse-html.ts'
import { sanitise } from '#platform/server/html/rich-text.ts'
import type { Sanitiser } from '#platform/server/html/sanitise-rich-texts.ts'
import type { Log } from '#platform/server/services.ts'
import { busy } from '#platform/server/observability/server-failure.ts'

export interface HtmlJob {
  html: string
  kind: RichTextKind
}

export type HtmlResult = { clean: string } | { refused: { message: string; reason: Reason } }

interface Options {
  log: Log
  /** Ends the threads, each when it has sanitised its text. */
  stopping: AbortSignal
  threads?: number
  milliseconds?: number
  /** Milliseconds without a text after which a thread ends, and frees its memory; 30 seconds. */
  idle?: number
  /** The module that a thread runs; tests replace it. */
  file?: string
}

// Beside this module in the sources; in a bundle at the root, while this module is there or in a folder of chunks.
const findWorkerFile = () => {
  const candidates = ['html-worker.ts', 'html-worker.mjs', '../html-worker.mjs']
  const workerFile = candidates
    .map((candidate) => path.join(import.meta.dirname, candidate))
    .find((file) => existsSync(file))
  if (workerFile === undefined) throw new Error('The module that sanitises HTML in a thread is missing')
  return workerFile
}

// The thread needs neither the settings, with their secrets, nor the process's arguments.
const startThread = (file: string) =>
  new Worker(file, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: htmlBounds.megabytes },
  })

const ready = (worker: Worker) =>
  new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that sanitises HTML ended')))
  })

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** One thread; it starts with the first text, and again after a text that exceeded its limits. */
class HtmlThread {
  readonly #options: Options
  #worker: Promise<Worker> | undefined
  #idle: NodeJS.Timeout | undefined
  #isRunning = false

  constructor(options: Options) {
    this.#options = options
    options.stopping.addEventListener('abort', () => {
      // The save that waits for it is among the calls that a stopping server finishes.
      if (!this.#isRunning) void this.end()
    })
  }

  async #start() {
    const worker = startThread(this.#options.file ?? findWorkerFile())
    worker.unref()
    // Without a listener, an error between two texts would end this process.
    worker.on('error', (error) => this.#options.log.error({ err: error }, 'the thread for sanitising HTML failed'))
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

  async run(job: HtmlJob): Promise<SafeHtml> {
    clearTimeout(this.#idle)
    const { stopping, idle = 30_000 } = this.#options
    this.#isRunning = true
    try {
      return await this.#sanitise(job)
    } finally {
      this.#isRunning = false
      this.#idle = setTimeout(() => void this.end(), stopping.aborted ? 0 : idle)
      this.#idle.unref()
    }
  }

  async #sanitise(job: HtmlJob): Promise<SafeHtml> {
    this.#worker ??= this.#start()
    const { milliseconds = htmlBounds.milliseconds, log } = this.#options
    try {
      const result = await runJob(await this.#worker, job, milliseconds)
      if ('clean' in result) return SafeHtml.parse(result.clean)
      throw new HtmlRefused(result.refused.message, result.refused.reason)
    } catch (error) {
      if (error instanceof HtmlRefused) throw error
      await this.end()
      log.error({ err: error, length: job.html.length }, 'sanitising a text exceeded its limits of time or memory')
      if (error instanceof TooSlow) throw HtmlRefused.tooComplex({ bound: 'milliseconds', limit: milliseconds })
      if (isOutOfMemory(error)) throw HtmlRefused.tooComplex({ bound: 'megabytes', limit: htmlBounds.megabytes })
      throw error
    }
  }
}

class TooSlow extends Error {}

function runJob(worker: Worker, job: HtmlJob, milliseconds: number) {
  const { promise, resolve, reject } = Promise.withResolvers<HtmlResult>()
  const late = setTimeout(() => reject(new TooSlow(`No result within ${milliseconds} ms`)), milliseconds)
  const ended = () => reject(new Error('The thread that sanitises HTML ended'))
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
 * Sanitises in worker threads, so that a long text blocks no request: at most two at a time (of `threads`), each with
 * limits on time and heap, beyond which its thread is replaced. Idle threads end. Short texts stay on the calling
 * thread. Rejects with `HtmlRefused` above a limit, and with 503 if the queue is too long.
 */
export function htmlWorkers({ threads = 2, ...options }: Options): Sanitiser {
  const idle = Array.from({ length: threads }, () => new HtmlThread(options))
  const waiting: ((thread: HtmlThread) => void)[] = []
  const free = (thread: HtmlThread) => {
    const next = waiting.shift()
    if (next) next(thread)
    else idle.push(thread)
  }
  const thread = () => {
    const first = idle.pop()
    if (first) return Promise.resolve(first)
    if (waiting.length >= maxWaitingHtml) throw busy()
    return new Promise<HtmlThread>((resolve) => waiting.push(resolve))
  }
  return async (html, kind) => {
    if (html.length <= maxInlineHtml) {
      await pauseWhenDue()
      return sanitise(html, kind)
    }
    const used = await thread()
    return used.run({ html, kind }).finally(() => free(used))
  }
}
