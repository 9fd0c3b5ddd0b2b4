import { type Status, statuses } from './contract-fields.ts'

/** Whether a status may follow another: the next one always, earlier ones if `back` is set. */
export function canTransition(from: Status, to: Status, { back }: { back: boolean }) {
  const step = statuses.indexOf(to) - statuses.indexOf(from)
  return step <= 1 && (step >= 0 || back)
}
