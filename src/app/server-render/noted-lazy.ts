import { type ComponentType, lazy as lazyOnce } from 'react'
import { noteFiles, notingFiles } from './files-noted.ts'

/**
 * Replaces React's `lazy`, which loads once per process: records the component's files for each page that renders it.
 */
export function lazy<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const files = new Set<string>()
  const component = lazyOnce(() => notingFiles(files, load))
  const begin: unknown = Reflect.get(component, '_init')
  if (typeof begin !== 'function') throw new Error('React begins a lazy component in another way')
  Reflect.set(component, '_init', (payload: unknown): unknown => {
    noteFiles(files)
    return Reflect.apply(begin, undefined, [payload])
  })
  return component
}
