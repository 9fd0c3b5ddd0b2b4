import { parentPort } from 'node:worker_threads'
import { HtmlRefused } from '#platform/server/html/parse-html.ts'
import { sanitise } from '#platform/server/html/rich-text.ts'
import type { HtmlResult, HtmlJob } from './html-workers.ts'

function handleJob({ html, kind }: HtmlJob): HtmlResult {
  try {
    return { clean: sanitise(html, kind) }
  } catch (error) {
    // Other errors end the thread and reach the code that started it.
    if (error instanceof HtmlRefused) return { refused: { message: error.message, reason: error.reason } }
    throw error
  }
}

parentPort?.on('message', (job: HtmlJob) => parentPort?.postMessage(handleJob(job)))
parentPort?.postMessage('ready')
