import type { ReceivedFile } from './request.ts'

/** Saves a file as a download of the browser. */
export function saveFile({ name, blob }: ReceivedFile) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
