import { parentPort } from 'node:worker_threads'
import { type PdfJob, writePdf } from './write-pdf.ts'

// An error ends the thread and reaches the code that started it.
parentPort?.on('message', async (job: PdfJob) => {
  const bytes = await writePdf(job)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
parentPort?.postMessage('ready')
