/** The mail server refuses a message for good: its recipients do not exist, or it does not accept the content. */
export class RefusedMail extends Error {
  override name = 'RefusedMail'
}
