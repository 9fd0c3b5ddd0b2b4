import { useTextOf } from './text-of.ts'

/** What the menu calls a module, in the interface language. */
export function useModuleTitle() {
  const textOf = useTextOf()
  return (id: string) => textOf('titles', id)
}
