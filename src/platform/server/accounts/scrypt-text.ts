/** Cost and result of scrypt (RFC 7914) as one text, in the manner of PHC strings: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export interface Scrypt {
  /** Binary logarithm of N. */
  ln: number
  r: number
  p: number
}

export const hashLength = 32

const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes)).replaceAll('=', '')
const decode = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export const scryptText = ({ ln, r, p }: Scrypt, salt: Uint8Array, hash: Uint8Array) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(hash)}`

/** Undefined if the text is no such hash. */
export function readScrypt(text: string) {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text)
  if (!match) return undefined
  const [, ln, r, p, salt = '', hash = ''] = match
  return { cost: { ln: Number(ln), r: Number(r), p: Number(p) }, salt: decode(salt), hash: decode(hash) }
}

/** Compares in constant time. */
export const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.reduce((differences, byte, at) => differences | (byte ^ (b[at] ?? 0)), 0) === 0
