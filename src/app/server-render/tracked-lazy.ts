import { type ComponentType, lazy as lazyOnce } from 'react'
import { recordFiles, trackFiles } from './track-files.ts'

/**
 * Replaces React's `lazy`, which loads once per process: records the component's files for each page that renders it.
 */
export function lazy<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const files = new Set<string>()
  const component = lazyOnce(() => trackFiles(files, load))
  const init: unknown = Reflect.get(component, '_init')
  if (typeof init !== 'function') throw new Error('React initialises lazy components differently')
  Reflect.set(component, '_init', (payload: unknown): unknown => {
    recordFiles(files)
    return Reflect.apply(init, undefined, [payload])
  })
  return component
}
