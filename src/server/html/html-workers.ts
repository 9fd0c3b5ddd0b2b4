import { pauseWhenDue } from '#platform/records/in-slices.ts'
import type { Reason } from '#platform/errors/issue-reason.ts'
import { htmlBounds, maxInlineHtml, maxWaitingHtml } from '#platform/request-limits.ts'
import { type RichTextKind, SafeHtml } from '#platform/rich-text/rich-text.ts'
import { HtmlRefused } from '#platform/server/html/parse-html.ts'
import { sanitise } from '#platform/server/html/rich-text.ts'
import type { Sanitiser } from '#platform/server/html/sanitise-rich-texts.ts'
import { findThreadModule, ThreadLimit, threadPool, type ThreadRuntime } from '#server/threads/thread-pool.ts'

export interface HtmlJob {
  html: string
  kind: RichTextKind
}

export type HtmlResult = { clean: string } | { refused: { message: string; reason: Reason } }

interface Options extends ThreadRuntime {
  threads?: number
  milliseconds?: number
  /** Milliseconds without a text after which a thread ends. */
  idle?: number
  /** The module that a thread runs; tests replace it. */
  file?: string
}

/**
 * Sanitises in worker threads, so that a long text blocks no request. Short texts stay on the calling thread. Rejects
 * with `HtmlRefused` above a limit, and with 503 if the queue is too long.
 */
export function htmlWorkers({
  threads = 2,
  milliseconds = htmlBounds.milliseconds,
  file = findThreadModule(import.meta.dirname, 'html-worker'),
  ...options
}: Options): Sanitiser {
  const { megabytes } = htmlBounds
  const runInThread = threadPool<HtmlJob, HtmlResult>({
    ...options,
    work: 'sanitising a text',
    describe: ({ html }) => ({ length: html.length }),
    file,
    threads,
    milliseconds,
    megabytes,
    maxWaiting: maxWaitingHtml,
  })
  const run = (job: HtmlJob) =>
    runInThread(job).catch((error: unknown) => {
      if (!(error instanceof ThreadLimit)) throw error
      const limits = { milliseconds, megabytes }
      throw HtmlRefused.tooComplex({ bound: error.bound, limit: limits[error.bound] })
    })
  return async (html, kind) => {
    if (html.length <= maxInlineHtml) {
      await pauseWhenDue()
      return sanitise(html, kind)
    }
    const result = await run({ html, kind })
    if ('clean' in result) return SafeHtml.parse(result.clean)
    throw new HtmlRefused(result.refused.message, result.refused.reason)
  }
}
