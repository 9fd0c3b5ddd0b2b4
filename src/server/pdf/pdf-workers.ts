import { Failure } from '#platform/errors/failure.ts'
import { pdfBounds } from '#platform/request-limits.ts'
import type { PdfWriter } from '#platform/server/services.ts'
import { findThreadModule, ThreadLimit, threadPool, type ThreadRuntime } from '#server/threads/thread-pool.ts'
import type { PdfJob } from './write-pdf.ts'

interface Options extends ThreadRuntime {
  /** For a paper; tests replace it. */
  milliseconds?: number
  /** Writes a paper within the limits; tests replace it. */
  run?: (job: PdfJob, owner?: string) => Promise<Uint8Array<ArrayBuffer>>
}

/** Another attempt would reach the limits again, so nothing repeats it. */
const tooComplex = (cause: ThreadLimit) =>
  new Failure(422, 'This document is too long or too complex for a PDF file', { cause })

/** Writes PDF files in a thread, which loads library and fonts for the first one. */
export function pdfWorkers({ run, ...options }: Options): PdfWriter {
  const runLimited = run ?? createPool(options)
  const write = async (job: PdfJob, owner: string | undefined) => {
    try {
      return await runLimited(job, owner)
    } catch (error) {
      throw error instanceof ThreadLimit ? tooComplex(error) : error
    }
  }
  return async (paper, logo, owner) => {
    try {
      return await write({ paper, logo }, owner)
    } catch (error) {
      if (logo === undefined || error instanceof Failure) throw error
      // A picture that cannot be decoded must not keep all papers.
      return write({ paper }, owner)
    }
  }
}

function createPool({ milliseconds = pdfBounds.milliseconds, ...runtime }: Options) {
  const { megabytes, maxWaiting, maxWaitingOfOwner } = pdfBounds
  return threadPool<PdfJob, Uint8Array<ArrayBuffer>>({
    ...runtime,
    work: 'writing a PDF',
    describe: ({ paper }) => ({ number: paper.number }),
    file: findThreadModule(import.meta.dirname, 'pdf-worker'),
    threads: 1,
    milliseconds,
    megabytes,
    maxWaiting,
    maxWaitingOfOwner,
    idle: 60_000,
  })
}
