import { createStore, promisifyRequest } from 'idb-keyval'
import * as z from 'zod'

/** SQLite's own, in bytes: what a write changes is so many of these. */
const pageSize = 4096

/** Pages of an image that are another than before, one after the other in `bytes`; of `size` bytes is the image then. */
const Change = z.object({
  size: z.int().nonnegative(),
  pages: z.array(z.int().nonnegative()),
  bytes: z.instanceof(Uint8Array),
})
type Change = z.infer<typeof Change>

/** Beside the changes: who wrote the last of them. */
const Head = z.object({ writer: z.string() })

// The library's own store, in which earlier versions kept the image whole, under this key.
const objects = createStore('keyval-store', 'keyval')
const headKey = 'atrium-demo-database'
const changeKey = (number: number) => [headKey, number]
// A list ranks above all numbers.
const allChanges = () => IDBKeyRange.bound(changeKey(0), [headKey, []])

const numbersOf = (image: Uint8Array) => Array.from({ length: Math.ceil(image.byteLength / pageSize) }, (_, at) => at)
const pageOf = (image: Uint8Array, number: number) => image.subarray(number * pageSize, (number + 1) * pageSize)

function changeTo(image: Uint8Array, pages: readonly number[]): Change {
  const parts = pages.map((number) => pageOf(image, number))
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0))
  parts.forEach((part, index) => bytes.set(part, index * pageSize))
  return { size: image.byteLength, pages: [...pages], bytes }
}

/** The image after a change; one that keeps its size is changed in place. */
function changed(image: Uint8Array, { size, pages, bytes }: Change) {
  const next = image.byteLength === size ? image : new Uint8Array(size)
  if (next !== image) next.set(image.subarray(0, size))
  pages.forEach((number, index) => next.set(pageOf(bytes, index), number * pageSize))
  return next
}

const words = ({ buffer, byteOffset, byteLength }: Uint8Array) => new Int32Array(buffer, byteOffset, byteLength / 4)

function isSame(one: Uint8Array, other: Uint8Array) {
  if (one.byteLength !== other.byteLength) return false
  const [left, right] = [words(one), words(other)]
  // All of a database at each write: `every` takes ten times as long.
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false
  return true
}

/**
 * Keeps a database's image in the browser's storage: whole at first, then what each write changes, and whole again once
 * the changes are as large. Where another worker has written meanwhile, its pages and ours would make no database, and
 * ours are kept whole.
 */
export function imageKeeper() {
  const writer = crypto.randomUUID()
  /** What is stored, as far as this worker knows. */
  let copy: Uint8Array = new Uint8Array()
  /** In how many records. */
  let count = 0
  /** How many bytes of changes those behind the whole image have. */
  let behind = 0

  /** Copies what has changed, at once: the image is another after the next statement. */
  function copyChange(image: Uint8Array) {
    // Each commit is counted in SQLite's first page.
    if (copy.byteLength === image.byteLength && isSame(pageOf(copy, 0), pageOf(image, 0))) return undefined
    const change = changeTo(
      image,
      numbersOf(image).filter((number) => !isSame(pageOf(copy, number), pageOf(image, number))),
    )
    copy = changed(copy, change)
    return change
  }

  return {
    /** What was kept last, by whomever; from now on it is ours to go on with. Undefined where there is none. */
    read: () =>
      objects('readwrite', async (store) => {
        const head = Head.safeParse(await promisifyRequest(store.get(headKey)))
        const changes = z
          .array(Change)
          .nonempty()
          .safeParse(await promisifyRequest(store.getAll(allChanges())))
        if (!head.success || !changes.success) return undefined
        store.put({ writer }, headKey)
        await promisifyRequest(store.transaction)
        copy = changes.data.reduce<Uint8Array>(changed, new Uint8Array())
        count = changes.data.length
        behind = changes.data.slice(1).reduce((size, { bytes }) => size + bytes.byteLength, 0)
        return copy.slice()
      }),

    /** Keeps this image in the place of the one before; a second call has to wait for the first. */
    async keep(image: Uint8Array) {
      const change = copyChange(image)
      if (!change) return
      try {
        await objects('readwrite', async (store) => {
          const head = Head.safeParse(await promisifyRequest(store.get(headKey)))
          behind += change.bytes.byteLength
          const isOurs = head.data?.writer === writer
          if (!isOurs || behind > copy.byteLength) {
            store.delete(allChanges())
            store.put(changeTo(copy, numbersOf(copy)), changeKey(0))
            store.put({ writer }, headKey)
            count = 1
            behind = 0
          } else store.put(change, changeKey(count++))
          await promisifyRequest(store.transaction)
        })
      } catch (cause) {
        // How far it came is not known: the next one is kept whole.
        copy = new Uint8Array()
        behind = Infinity
        throw new Error('The browser does not keep the demo', { cause })
      }
    },
  }
}
