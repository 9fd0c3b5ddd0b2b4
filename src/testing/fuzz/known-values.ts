import type { Send } from '#platform/web/api/transport.ts'
import type { DocumentedOperation } from './document.ts'
import type { KnownValues } from './values.ts'

const maxValues = 12

const getId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined

const isValue = (value: unknown) => (typeof value === 'string' && value.length < 200) || typeof value === 'number'

/**
 * Existing values for requests: those of every list and of a few records, by the name of their field and of their
 * parent.
 */
export async function collectKnownValues(
  { send }: { send: Send },
  operations: readonly DocumentedOperation[],
): Promise<KnownValues> {
  const values = new Map<string, (number | string)[]>()
  const add = (key: string, value: unknown) => {
    const previous = values.get(key) ?? []
    if (!isValue(value) || (typeof value !== 'string' && typeof value !== 'number')) return
    if (previous.length < maxValues && !previous.includes(value)) values.set(key, [...previous, value])
  }
  function collect(value: unknown, whole: string) {
    if (Array.isArray(value)) return value.slice(0, 40).forEach((item) => collect(item, whole))
    if (typeof value !== 'object' || value === null) return value === null ? undefined : add(whole, value)
    // Fields of any name contain files.
    if ('id' in value && 'size' in value && 'type' in value)
      for (const name of ['file', 'fileId', 'attachment']) add(name, value.id)
    if ('id' in value) add(whole, value.id)
    for (const [name, part] of Object.entries(value)) collect(part, name.replace(/s$/, ''))
  }
  async function collectFrom(path: string, topic: string) {
    const response = await send(new Request(`http://atrium.test${path}`))
    if (response.ok && response.headers.get('content-type')?.includes('json')) {
      const value: unknown = await response.json()
      collect(value, topic)
      if (Array.isArray(value)) collect(value.map(getId), path.replace(/\?.*/, ''))
    } else await response.body?.cancel()
  }

  const reads = operations.filter(({ method }) => method === 'GET')
  for (const { path, tags } of reads.filter((read) => !read.path.includes('{')))
    await collectFrom(path.includes('search') ? `${path}?q=a` : path, tags[0])
  for (const { path, tags } of reads.filter((read) => read.path.match(/\{/g)?.length === 1))
    for (const id of (values.get(tags[0]) ?? []).slice(0, 3))
      await collectFrom(path.replace(/\{\w+\}/, encodeURIComponent(id)), tags[0])
  return values
}
