import { isSameJson } from '#platform/fields/same-json.ts'

const maxSaves = 5

/** The base with the fields in which the server has what was sent. */
export const findKnownFields = <Values extends object>(base: Values, sent: Values, server: Values): Values =>
  withFields(base, sent, (name, value) => isSameJson(value, new Map(Object.entries(server)).get(name)))

const withFields = <Values extends object>(
  base: Values,
  sent: Values,
  isTaken: (name: string, value: unknown) => boolean,
): Values =>
  Object.assign({}, base, Object.fromEntries(Object.entries(sent).filter(([name, value]) => isTaken(name, value))))

interface Comparisons<Values> {
  findKnown?: ((base: Values, sent: Values, server: Values) => Values) | undefined
  isSame: (a: Values, b: Values) => boolean
}

/** The values of saves without a response, which may have arrived, the latest one last. */
export class SentValues<Values extends object> {
  private readonly comparisons: Comparisons<Values>
  saves: readonly Values[]

  constructor(saves: readonly Values[], comparisons: Comparisons<Values>) {
    this.saves = saves
    this.comparisons = comparisons
  }

  /** The first saves are kept: once one of them has arrived, the server refuses later ones. */
  add(values: Values) {
    const others = this.saves.filter((one) => !isSameJson(one, values))
    this.saves = [...others.slice(0, maxSaves - 1), values]
  }

  /** Forgets a save that did not arrive. */
  remove(values: Values) {
    this.saves = this.saves.filter((one) => one !== values)
  }

  clear() {
    this.saves = []
  }

  /**
   * What input is based on once the server's values are known: merging what has arrived on its former base would repeat
   * it. Forgets the saves that have arrived.
   */
  confirm(base: Values, server: Values): Values {
    const { findKnown = findKnownFields, isSame } = this.comparisons
    const known = this.saves.reduce((before, sent) => findKnown(before, sent, server), base)
    const last = this.saves.findLastIndex((sent) => isSame(findKnown(known, sent, server), sent))
    this.saves = this.saves.slice(last + 1)
    return known
  }

  /** What the server probably has while the latest save is under way, in the fields that have changed since. */
  getPresentBase(base: Values, values: Values): Values {
    const now = new Map<string, unknown>(Object.entries(values))
    return withFields(base, this.saves.at(-1) ?? base, (name, value) => !isSameJson(value, now.get(name)))
  }
}
