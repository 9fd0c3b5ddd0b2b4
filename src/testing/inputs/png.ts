/** The bytes of a PNG up to the size in its header, one pixel by one, and `rest` behind them: enough to be taken for a picture. */
export const pngOf = (...rest: number[]) =>
  Uint8Array.of(
    ...[...'\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001'].map((letter) => letter.charCodeAt(0)),
    ...rest,
  )
