/** The bytes of a request that is a file, with the type that the sender says they have. */
export interface Uploaded {
  bytes: Uint8Array<ArrayBuffer>
  type: string | null
}
