/** A rate limit: attempts per time of one caller (an account, else a network address), or on one value of a body's field. */
export interface Limit {
  max: number
  seconds: number
  /** The field of the body, such as an account's address; without it, attempts are counted per caller. */
  by?: string
  /**
   * `network`: attempts on the field's value are counted separately for each network. `device`: the field is the email
   * address of an account, and this limit alone applies to a browser that is known for the account, so that attempts from
   * elsewhere do not lock it out.
   */
  per?: 'network' | 'device'
  /** Successful attempts are not counted. */
  only?: 'failures'
}
