/** One of the pictures that are looked at, one at a time. */
export interface LightboxPicture {
  key: string
  /** Alternative text. */
  alt: string
  /** Where it is: a path under `/pictures`, or a blob's address. */
  src?: string
  /** Gets one that has no address, since no runtime promises that files have any. */
  load?: () => Promise<{ blob: Blob }>
}
