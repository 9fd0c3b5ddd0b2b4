import { useTextOf } from './text-of.ts'

/** Returns the label of a module or of one of its menu entries (`module/label`). */
export function useModuleTitle() {
  const textOf = useTextOf()
  return (label: string) => textOf('titles', label)
}
