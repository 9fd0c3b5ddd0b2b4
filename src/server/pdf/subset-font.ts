import { subsetterFile } from './font-families.ts'
import { readPackaged } from './packaged-files.ts'

type Call = (name: string, ...values: number[]) => number

interface HarfBuzz {
  /** Calls a function of HarfBuzz's C API. */
  call: Call
  /** A view of its memory, which a call may replace. */
  memory(): Uint8Array
}

let loaded: Promise<HarfBuzz> | undefined

async function load(): Promise<HarfBuzz> {
  const { instance } = await WebAssembly.instantiate(await readPackaged(subsetterFile))
  const { exports } = instance
  const { memory } = exports
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('HarfBuzz has no memory')
  const call: Call = (name, ...values) => {
    const run = exports[name]
    if (typeof run !== 'function') throw new Error(`HarfBuzz has no function ${name}`)
    return Number(run(...values))
  }
  call('_initialize')
  return { call, memory: () => new Uint8Array(memory.buffer) }
}

const writable = 2
const layoutFeatures = 6
const weightAxis = [...'wght'].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0)

/** What to keep of the font: these characters with the glyphs that they become, and all features. */
function createInput({ call }: HarfBuzz, face: number, characters: Iterable<number>, weight: number) {
  const input = call('hb_subset_input_create_or_fail')
  const features = call('hb_subset_input_set', input, layoutFeatures)
  call('hb_set_clear', features)
  call('hb_set_invert', features)
  const codePoints = call('hb_subset_input_unicode_set', input)
  for (const codePoint of characters) call('hb_set_add', codePoints, codePoint)
  call('hb_subset_input_pin_axis_location', input, face, weightAxis, weight)
  return input
}

/**
 * The part of a variable font with these characters in one weight, as TrueType: fontkit, which embeds fonts, cannot
 * embed variable ones.
 */
export async function subsetFont(font: Uint8Array, characters: Iterable<number>, weight: number): Promise<Uint8Array> {
  const harfBuzz = await (loaded ??= load())
  const { call, memory } = harfBuzz
  const bytes = call('malloc', font.byteLength)
  memory().set(font, bytes)
  const blob = call('hb_blob_create', bytes, font.byteLength, writable, 0, 0)
  const face = call('hb_face_create', blob, 0)
  const input = createInput(harfBuzz, face, characters, weight)
  const subset = call('hb_subset_or_fail', face, input)
  const result = subset === 0 ? 0 : call('hb_face_reference_blob', subset)
  const start = result === 0 ? 0 : call('hb_blob_get_data', result, 0)
  const part = result === 0 ? undefined : memory().slice(start, start + call('hb_blob_get_length', result))
  call('hb_blob_destroy', result)
  call('hb_face_destroy', subset)
  call('hb_subset_input_destroy', input)
  call('hb_face_destroy', face)
  call('hb_blob_destroy', blob)
  call('free', bytes)
  if (!part || part.length === 0) throw new Error('HarfBuzz could not read a font')
  return part
}
