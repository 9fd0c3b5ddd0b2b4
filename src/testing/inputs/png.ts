/** The header of a PNG of one pixel, with `rest` after it: enough to be accepted as a picture. */
export const createPng = (...rest: number[]) =>
  Uint8Array.of(
    ...[...'\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001'].map((letter) => letter.charCodeAt(0)),
    ...rest,
  )
