import { isSameJson } from '#platform/fields/same-json.ts'
import { createStore } from '#platform/web/store.ts'
import {
  type AutosaveOptions,
  type AutosaveState,
  type Copies,
  getStart,
  mergeFields,
  type Saved,
} from './autosave-options.ts'
import type { SentValues } from './merge/sent-values.ts'

/** The input of a record, what it is based on, the saves without a response, and the local copy of all of them. */
export class EditedRecord<Values extends object, Stored extends Saved, Extra = never> {
  protected readonly options: AutosaveOptions<Values, Stored, Extra>
  protected readonly isSame: (a: Values, b: Values) => boolean
  protected readonly hasSameContent: (a: Values, b: Values) => boolean
  protected readonly merge: (base: Values, values: Values, server: Values) => Values
  /** The values on the server, as far as the user has seen them. */
  base: Values
  protected readonly sent: SentValues<Values>
  protected isEnded = false
  /** The input has no record any longer, so all of it is to be saved as a second one. */
  protected isSeparate = false
  protected copies: Copies<Values> | undefined
  private readonly store: ReturnType<typeof createStore<AutosaveState<Values, Stored>>>

  constructor(options: AutosaveOptions<Values, Stored, Extra>) {
    this.options = options
    this.isSame = options.isSame ?? isSameJson
    this.hasSameContent = options.hasSameContent ?? this.isSame
    this.merge = options.merge ?? mergeFields
    const { state, sent, base } = getStart({ ...options, hasSameContent: this.hasSameContent })
    this.base = base
    this.copies = options.copies
    this.sent = sent
    this.store = createStore(state)
  }

  get = () => this.store.get()
  subscribe = (listener: () => void) => this.store.subscribe(listener)
  getCopyName = () => this.copies?.getName?.(this.get().record?.id)
  isChanged = () => this.isSeparate || !this.isSame(this.base, this.get().values)

  protected get isAutomatic() {
    return this.options.isAutomatic?.(this.get().record) ?? true
  }

  protected show(changes: Partial<AutosaveState<Values, Stored>>) {
    this.store.set({ ...this.get(), ...changes })
  }

  protected addSent(values: Values) {
    this.sent.add(values)
    this.storeCopy()
  }

  protected storeCopy() {
    const { record, values } = this.get()
    const { getStamp, isLive } = this.options
    const copy = { values, stamp: record && getStamp(record), sent: this.sent.saves, base: isLive && this.base }
    this.copies?.write(record?.id, this.isChanged() && !this.isEnded ? copy : undefined)
  }

  protected becomeCopy() {
    this.copies?.write(this.get().record?.id, undefined)
    this.sent.clear()
    this.isSeparate = true
    this.show({ record: undefined, isCopy: true, status: 'changed' })
    this.storeCopy()
  }
}
