import { builtWorkspace, type WorkspaceValues } from '#platform/contracts/workspace.ts'
import { isCurrency, isTimeZone } from '#platform/contracts/workspace-rules.ts'
import { StartError } from './settings.ts'

/** Refuses the values of `src/brand.config.ts` that no type checks and that would fail in requests and jobs. */
export function checkWorkspace({
  timeZone,
  currency,
}: Pick<WorkspaceValues, 'timeZone' | 'currency'> = builtWorkspace) {
  const refuse = (name: string, value: string, needed: string) => {
    throw new StartError(`${name} in src/brand.config.ts is “${value}”, but must be ${needed}.`)
  }
  if (!isTimeZone(timeZone)) refuse('timeZone', timeZone, 'an IANA time zone, such as Europe/Vienna')
  if (!isCurrency(currency)) refuse('currency', currency, 'an ISO 4217 code with 100 minor units, such as EUR')
}
