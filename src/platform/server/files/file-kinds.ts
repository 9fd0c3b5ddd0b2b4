import { isHugePicture, readPictureSize } from '#platform/pictures/picture-size.ts'

const signature = (...prefixes: string[]) => {
  return (head: string) => prefixes.some((prefix) => head.startsWith(prefix))
}

const zip = signature('PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08')
// A document with a password is stored in the older format.
const compoundFile = signature('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')
const office = (head: string) => zip(head) || compoundFile(head)
// AVIF and HEIC begin with a box of this kind, of any size.
const isoMedia = (head: string) => head.slice(4, 8) === 'ftyp'
const webp = (head: string) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'
const simpleImage = signature('\xFF\xD8\xFF', '\x89PNG\r\n\x1A\n', 'GIF8', 'BM', 'II*\0', 'MM\0*')
// Phones and browsers save one kind of picture under the name of another, and viewers use the bytes.
const picture = (head: string) => simpleImage(head) || webp(head) || isoMedia(head)
// PDF readers accept other bytes before it.
const pdf = (head: string) => head.includes('%PDF-')

const kinds: { names: RegExp; matches: (head: string) => boolean }[] = [
  { names: /\.pdf$/i, matches: pdf },
  { names: /\.(jpe?g|png|gif|webp|avif|hei[cf]|bmp|tiff?)$/i, matches: picture },
  { names: /\.(docx|xlsx|pptx)$/i, matches: office },
  { names: /\.(odt|ods|odp|epub|zip)$/i, matches: zip },
  { names: /\.t?gz$/i, matches: signature('\x1F\x8B') },
  { names: /\.7z$/i, matches: signature("7z\xBC\xAF'\x1C") },
  { names: /\.rar$/i, matches: signature('Rar!\x1A\x07') },
]

// PDF readers look this far for the start of a document.
const headLength = 1024

/** Programs of Windows, Linux and macOS, under any name. */
function isProgram(head: string, bytes: Uint8Array) {
  if (signature('\x7FELF', '\xCE\xFA\xED\xFE', '\xCF\xFA\xED\xFE', '\xFE\xED\xFA\xCE', '\xFE\xED\xFA\xCF')(head))
    return true
  if (!head.startsWith('MZ') || bytes.length < 64) return false
  const at = new DataView(bytes.buffer, bytes.byteOffset).getUint32(60, true)
  return String.fromCharCode(...bytes.subarray(at, at + 4)) === 'PE\0\0'
}

/**
 * Whether bytes fit the file's name, for names of common kinds. Refuses only what no valid file of that name contains:
 * an old `.doc` or `.xls` may be text, tables or pages, and is accepted.
 */
export function inspectFile(name: string, bytes: Uint8Array): 'fits' | 'program' | 'otherKind' | 'hugePicture' {
  const head = String.fromCharCode(...bytes.subarray(0, headLength))
  if (isProgram(head, bytes)) return 'program'
  const kind = kinds.find(({ names }) => names.test(name))
  if (kind && !kind.matches(head)) return 'otherKind'
  // Also judged by its bytes if the name has no known extension, as browsers do.
  const size = kind === undefined || kind.matches === picture ? readPictureSize(bytes) : undefined
  return size && isHugePicture(size) ? 'hugePicture' : 'fits'
}
