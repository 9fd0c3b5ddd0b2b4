/** One of the pictures in the lightbox. */
export interface LightboxPicture {
  key: string
  /** Alternative text. */
  alt: string
  /** URL: a path under `/pictures`, or a blob's. */
  src?: string
  /** Loads a picture without a URL, since files have none in the demo. */
  load?: () => Promise<{ blob: Blob }>
}
