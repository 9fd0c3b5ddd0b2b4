import { useState } from 'react'
import { Failure } from '#platform/errors/failure.ts'

/**
 * The value that the user saw when a dialog opened, which the server compares with its own, and a call with it. A change
 * by a colleague is refused once (409). From then on the base is the present value, since the user was told of it.
 */
export function useRenewedBase<Value>(current: Value) {
  const [opened] = useState(current)
  const [isTold, setTold] = useState(false)
  const base = isTold ? current : opened
  const send = async <Result>(call: (base: Value) => Promise<Result>) => {
    try {
      return await call(base)
    } catch (error) {
      if (error instanceof Failure && error.status === 409) setTold(true)
      throw error
    }
  }
  return [base, send] as const
}
