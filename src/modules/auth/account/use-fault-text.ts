import { Failure } from '#platform/errors/failure.ts'
import { useFailureText } from '../fields/failure-text.ts'

/** What is wrong, for the line below a field: in the words of `known` where the server blames one of its fields. */
export function useFaultText() {
  const failureText = useFailureText()
  return (error: unknown, known: Readonly<Record<string, string>>) => {
    const [issue] = error instanceof Failure ? error.issues : []
    return (issue && known[issue.path]) ?? failureText(error)
  }
}
