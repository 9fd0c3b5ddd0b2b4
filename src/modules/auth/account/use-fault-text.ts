import { Failure } from '#platform/errors/failure.ts'
import { useFailureText } from '../fields/failure-text.ts'

/** Text of an error for below a field; `texts` maps the paths of issues to texts. */
export function useFaultText() {
  const failureText = useFailureText()
  return (error: unknown, texts: Readonly<Record<string, string>>) => {
    const [issue] = error instanceof Failure ? error.issues : []
    return (issue && texts[issue.path]) ?? failureText(error)
  }
}
