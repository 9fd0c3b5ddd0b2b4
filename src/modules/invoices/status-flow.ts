import { type Status, statuses } from './contract-fields.ts'

/** Whether an invoice may go from one status to another: one step forward for everybody, back for whoever may take it back. */
export function mayBecome(from: Status, to: Status, { back }: { back: boolean }) {
  const step = statuses.indexOf(to) - statuses.indexOf(from)
  return step <= 1 && (step >= 0 || back)
}
