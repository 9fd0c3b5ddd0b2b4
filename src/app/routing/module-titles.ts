import { useTextOf } from './text-of.ts'

/** What the menu calls a module, or one of its entries (`module/label`), in the interface language. */
export function useModuleTitle() {
  const textOf = useTextOf()
  return (label: string) => textOf('titles', label)
}
