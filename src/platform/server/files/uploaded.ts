/** The bytes of an upload, with the type that the client claims. */
export interface Uploaded {
  bytes: Uint8Array<ArrayBuffer>
  type: string | null
}
