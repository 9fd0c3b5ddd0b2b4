import { lazily } from '#platform/records/lazily.ts'

/** The headers of an answer: the platform's, which are a plain object for cheapness, and those that a handler gives. */
export function answerHeaders(safe: Readonly<Record<string, string>>, own: Record<string, string>) {
  let isGiven = false
  const given = lazily(() => {
    isGiven = true
    return new Headers()
  })
  return {
    own,
    given,
    /** All of them; undefined where they are more than a plain object can hold. */
    plain: (): Record<string, string> | undefined =>
      isGiven && !given().keys().next().done ? undefined : { ...safe, ...own },
    /** The platform's outweigh a handler's, but for those that are safe anyway. */
    all() {
      const headers = new Headers({ ...safe, ...own })
      if (isGiven)
        for (const [name, value] of given()) {
          if (name === 'set-cookie') headers.append(name, value)
          else if (!Object.hasOwn(own, name)) headers.set(name, value)
        }
      return headers
    },
  }
}

export type AnswerHeaders = ReturnType<typeof answerHeaders>
