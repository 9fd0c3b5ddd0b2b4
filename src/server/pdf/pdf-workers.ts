import { Failure } from '#platform/errors/failure.ts'
import { pdfBounds } from '#platform/request-limits.ts'
import type { PdfWriter } from '#platform/server/services.ts'
import { findThreadModule, ThreadLimit, threadPool, type ThreadRuntime } from '#server/threads/thread-pool.ts'
import type { PdfJob } from './write-pdf.ts'

interface Options extends ThreadRuntime {
  /** For a paper; tests replace it. */
  milliseconds?: number
}

/** Another attempt would reach the limits again, so nothing repeats it. */
const tooComplex = (cause: ThreadLimit) =>
  new Failure(422, 'This document is too long or too complex for a PDF file', { cause })

/** Writes PDF files in a thread, which loads library and fonts for the first one. */
export function pdfWorkers({ milliseconds = pdfBounds.milliseconds, ...runtime }: Options): PdfWriter {
  const { megabytes, maxWaiting } = pdfBounds
  const run = threadPool<PdfJob, Uint8Array<ArrayBuffer>>({
    ...runtime,
    work: 'writing a PDF',
    describe: ({ paper }) => ({ number: paper.number }),
    file: findThreadModule(import.meta.dirname, 'pdf-worker'),
    threads: 1,
    milliseconds,
    megabytes,
    maxWaiting,
    idle: 60_000,
  })
  return async (paper, logo) => {
    try {
      return await run({ paper, logo })
    } catch (error) {
      if (error instanceof ThreadLimit) throw tooComplex(error)
      if (logo === undefined || error instanceof Failure) throw error
      // A picture that cannot be decoded must not keep all papers.
      return run({ paper })
    }
  }
}
