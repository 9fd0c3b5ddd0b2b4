import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxCalendars, maxExdates, maxOverrides, maxZones } from './contract.ts'

/** The limits that a user may meet, by the reason of the refusal; each has a sentence below `limits`. */
const limits = {
  tooManyCalendars: maxCalendars,
  tooManyOverrides: maxOverrides,
  tooManyExdates: maxExdates,
  tooManyZones: maxZones,
} as const

const isLimit = (reason: string): reason is keyof typeof limits => Object.hasOwn(limits, reason)

interface Write<Input, Output> {
  mutationFn: (input: Input) => Promise<Output>
}

/** Makes a write fail with the user's language's sentence for a limit, which is then shown like any other failure. */
export function useLimitTexts() {
  const t = useTexts('calendar')
  const throwWorded = (error: unknown): never => {
    const [issue] = error instanceof Failure ? error.issues : []
    const reason = issue?.reason
    if (!issue || reason === undefined || !isLimit(reason)) throw error
    throw new Failure(422, t(`limits.${reason}`, { most: limits[reason] }), { issues: [issue], cause: error })
  }
  return <Input, Output, Rest extends Write<Input, Output>>(write: Rest & Write<Input, Output>) => ({
    ...write,
    mutationFn: (input: Input) => write.mutationFn(input).catch(throwWorded),
  })
}
