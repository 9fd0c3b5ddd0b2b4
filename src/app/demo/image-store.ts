import { promisifyRequest } from 'idb-keyval'
import * as z from 'zod'
import { headKey, objects } from './stored-image.ts'

/** SQLite's page size, in bytes; writes change whole pages. */
const pageSize = 4096

/** Changed pages of an image, concatenated in `bytes`; `size` is the new length of the image in bytes. */
const Change = z.object({
  size: z.int().nonnegative(),
  pages: z.array(z.int().nonnegative()),
  bytes: z.instanceof(Uint8Array),
})
type Change = z.infer<typeof Change>

/** Stored beside the changes: the last writer. */
const Head = z.object({ writer: z.string() })

const changeKey = (number: number) => [headKey, number]
// In IndexedDB, arrays sort after numbers.
const changeKeys = () => IDBKeyRange.bound(changeKey(0), [headKey, []])

const getNumbers = (image: Uint8Array) => Array.from({ length: Math.ceil(image.byteLength / pageSize) }, (_, at) => at)
const getPage = (image: Uint8Array, number: number) => image.subarray(number * pageSize, (number + 1) * pageSize)

function changeTo(image: Uint8Array, pages: readonly number[]): Change {
  const parts = pages.map((number) => getPage(image, number))
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0))
  parts.forEach((part, index) => bytes.set(part, index * pageSize))
  return { size: image.byteLength, pages: [...pages], bytes }
}

/** Applies a change to an image, in place if the size stays the same. */
function changed(image: Uint8Array, { size, pages, bytes }: Change) {
  const next = image.byteLength === size ? image : new Uint8Array(size)
  if (next !== image) next.set(image.subarray(0, size))
  pages.forEach((number, index) => next.set(getPage(bytes, index), number * pageSize))
  return next
}

const words = ({ buffer, byteOffset, byteLength }: Uint8Array) => new Int32Array(buffer, byteOffset, byteLength / 4)

function isSame(a: Uint8Array, b: Uint8Array) {
  if (a.byteLength !== b.byteLength) return false
  const [aWords, bWords] = [words(a), words(b)]
  // Compares the whole database on each write; `every` would be ten times slower.
  for (let index = 0; index < aWords.length; index++) if (aWords[index] !== bWords[index]) return false
  return true
}

/**
 * Stores the image of a database in IndexedDB: complete at first, then changed pages only, and complete again once the
 * changes are as large. If another worker wrote in between, stores the complete image, since pages of two databases
 * cannot be combined.
 */
export function createImageStore() {
  const writer = crypto.randomUUID()
  /** The stored image, as known to this worker. */
  let copy: Uint8Array = new Uint8Array()
  /** Number of stored records. */
  let count = 0
  /** Total size of the changes after the complete image, in bytes. */
  let changesSize = 0

  /** Copies the changed pages synchronously, before the next statement changes the image. */
  function takeChange(image: Uint8Array) {
    // Every commit increments a counter on SQLite's first page.
    if (copy.byteLength === image.byteLength && isSame(getPage(copy, 0), getPage(image, 0))) return undefined
    const change = changeTo(
      image,
      getNumbers(image).filter((number) => !isSame(getPage(copy, number), getPage(image, number))),
    )
    copy = changed(copy, change)
    return change
  }

  return {
    /** Reads the stored image, and continues from it. Undefined if there is none. */
    read: () =>
      objects('readwrite', async (store) => {
        const head = Head.safeParse(await promisifyRequest(store.get(headKey)))
        const changes = z
          .array(Change)
          .nonempty()
          .safeParse(await promisifyRequest(store.getAll(changeKeys())))
        if (!head.success || !changes.success) return undefined
        store.put({ writer }, headKey)
        await promisifyRequest(store.transaction)
        copy = changes.data.reduce<Uint8Array>(changed, new Uint8Array())
        count = changes.data.length
        changesSize = changes.data.slice(1).reduce((size, { bytes }) => size + bytes.byteLength, 0)
        return copy.slice()
      }),

    /** Replaces the stored image; calls must not overlap. */
    async save(image: Uint8Array) {
      const change = takeChange(image)
      if (!change) return
      try {
        await objects('readwrite', async (store) => {
          const head = Head.safeParse(await promisifyRequest(store.get(headKey)))
          changesSize += change.bytes.byteLength
          const isOwnWriter = head.data?.writer === writer
          if (!isOwnWriter || changesSize > copy.byteLength) {
            store.delete(changeKeys())
            store.put(changeTo(copy, getNumbers(copy)), changeKey(0))
            store.put({ writer }, headKey)
            count = 1
            changesSize = 0
          } else store.put(change, changeKey(count++))
          await promisifyRequest(store.transaction)
        })
      } catch (cause) {
        // The stored state is unknown, so the next save writes everything.
        copy = new Uint8Array()
        changesSize = Infinity
        throw new Error('The browser could not store the demo', { cause })
      }
    },
  }
}
