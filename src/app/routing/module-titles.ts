import { useNamespaceTexts } from './use-namespace-texts.ts'

/** Returns the label of a module or of one of its menu entries (`module/label`). */
export function useModuleTitle() {
  const getText = useNamespaceTexts()
  return (label: string) => getText('titles', label)
}
