import { Failure } from '#platform/errors/failure.ts'
import type { AutosaveOptions, Saved } from './autosave-options.ts'
import { editKnown } from './edit-known.ts'
import { EditedRecord } from './edited-record.ts'
import { mergeSeen } from './merge/merge-seen.ts'
import { toSaveFailure, isTransient } from './save-failure.ts'
import { SaveTimer } from './save-timer.ts'

/**
 * Saves a record while it is edited: shortly after each change, one save at a time, and again after temporary failures;
 * until then this browser keeps a copy. After a conflict nothing is saved until the user has chosen.
 */
export class Autosave<Values extends object, Stored extends Saved, Extra = never> extends EditedRecord<
  Values,
  Stored,
  Extra
> {
  private readonly timer: SaveTimer
  private running: Promise<unknown> | undefined

  constructor(options: AutosaveOptions<Values, Stored, Extra>) {
    super(options)
    this.timer = new SaveTimer(() => void this.save(), options.pause ?? 800)
  }

  /** Whether closing the page would lose input, because it cannot be saved or is saved only by the user. */
  isAtRisk = () => this.isChanged() && (['failed', 'conflict'].includes(this.get().status) || !this.isAutomatic)

  change = (changes: Partial<Values>) => {
    this.show({ values: { ...this.get().values, ...changes } })
    this.updateStatus()
  }

  /** Saves now, with further changes; returns undefined on failure. */
  save = (extra?: Extra): Promise<Stored | undefined> => {
    const saving = this.running ? this.running.then(() => this.write(extra)) : this.write(extra)
    this.running = saving
    void saving.then(() => {
      if (this.running === saving) this.running = undefined
    })
    return saving
  }

  /** Saves until no changes are left or a save fails. */
  flush = async (): Promise<Stored | undefined> => {
    const record = await this.save()
    const isStopped = this.isEnded || ['failed', 'conflict'].includes(this.get().status)
    return isStopped || !this.isChanged() ? record : this.flush()
  }

  /** Starts saving changes restored from the local copy. */
  start() {
    if (this.get().status === 'changed' && this.isAutomatic) this.timer.afterChange()
  }

  /** Call when the user leaves the screen: saves pending changes immediately. */
  saveNow() {
    // A running save continues.
    if (this.get().status === 'saving') return
    this.timer.stop()
    if (this.isChanged() && this.isAutomatic) void this.save()
  }

  /** The change that a closing page sends without waiting for a response, if any. */
  takeLast(): { from: Values; to: Values } | undefined {
    if (this.isEnded || !this.isChanged()) return undefined
    const { values: to, status } = this.get()
    const from = status === 'saving' ? this.sent.getPresentBase(this.base, to) : this.base
    this.addSent(to)
    return { from, to }
  }

  /** Stops saving, and removes the local copy: the record was sent or discarded. */
  end() {
    this.copies?.write(this.get().record?.id, undefined)
    // The copy of a record that is being created.
    this.copies?.write(undefined, undefined)
    this.handOver()
  }

  /** Stops saving, and leaves the local copy to another form that has begun with it. */
  handOver() {
    this.isEnded = true
    this.timer.stop()
    this.copies = undefined
  }

  /** Saves the input as a second record, unless the record cannot be written any longer. */
  separate = async (): Promise<void> => {
    if (this.isEnded || !(await this.load().catch(() => undefined))) return
    this.becomeCopy()
    await this.save()
  }

  /** Applies the server's record if no input is lost; returns true if the values have changed. */
  applyRemote(server: Stored): boolean {
    const { isLive, getStamp, getValues } = this.options
    const { record, values, status } = this.get()
    if (!record || getStamp(server) <= getStamp(record) || status === 'saving' || status === 'conflict') return false
    if (isLive) {
      const before = this.sent.confirm(this.base, getValues(server))
      const { merged, base } = mergeSeen(this.merge, before, values, getValues(server))
      this.base = base
      this.show({ record: server, values: merged })
      this.storeCopy()
      // Input that was undone before what it had been saved became known.
      if (status === 'saved' && this.isChanged()) this.updateStatus()
      return !this.isSame(merged, values)
    }
    if (this.isChanged()) return false
    const isKnown = this.isSame(getValues(server), getValues(record))
    if (isKnown) this.show({ record: server })
    else this.replace(server)
    return !isKnown
  }

  replace = (server: Stored) => {
    this.base = this.options.getValues(server)
    this.sent.clear()
    this.timer.stop()
    const { round } = this.get()
    this.show({ record: server, values: this.base, status: 'saved', failure: undefined, round: round + 1 })
    this.storeCopy()
  }

  /** After a conflict: saves the input over the other version, by field. */
  keepOwnChanges = async (extra?: Extra): Promise<Stored | undefined> => {
    const server = await this.load()
    if (!server) return undefined
    const { values, round } = this.get()
    const next = this.rebase(server)
    this.show({ record: server, values: next, status: 'changed', round: this.isSame(next, values) ? round : round + 1 })
    return this.isChanged() ? this.save(extra) : this.save()
  }

  /** After a conflict: takes the other version, and returns the discarded input. */
  discardOwnChanges = async (): Promise<Values> => {
    const server = await this.load()
    if (!server) return this.get().values
    const theirs = this.options.getValues(server)
    const mine = this.merge(this.sent.confirm(this.base, theirs), this.get().values, theirs)
    this.replace(server)
    return mine
  }

  /** Restores the discarded input. */
  restore = (values: Values) => {
    this.show({ values, round: this.get().round + 1 })
    this.updateStatus()
  }

  private async load() {
    const { record } = this.get()
    return record && (await this.options.load?.(record))
  }

  private rebase(server: Stored) {
    const theirs = this.options.getValues(server)
    const before = this.sent.confirm(this.base, theirs)
    this.base = theirs
    return this.merge(before, this.get().values, theirs)
  }

  private updateStatus() {
    this.storeCopy()
    const { status, record } = this.get()
    if (status === 'saving' || status === 'conflict') return
    if (this.isChanged()) {
      this.show({ status: 'changed' })
      if (this.isAutomatic) this.timer.afterChange()
    } else if (this.options.isLive && record && !this.isSame(this.base, this.options.getValues(record)))
      this.replace(record)
    else if (status === 'changed') this.show({ status: 'saved' })
  }

  private async write(extra: Extra | undefined): Promise<Stored | undefined> {
    this.timer.stop()
    if (this.isEnded || this.get().status === 'conflict') return undefined
    if (extra === undefined && !this.isChanged()) {
      this.show({ status: 'saved', failure: undefined })
      return this.get().record
    }
    this.show({ status: 'saving' })
    try {
      await this.send(extra)
    } catch (error) {
      this.fail(toSaveFailure(error), extra)
      return undefined
    }
    this.timer.resetRetry()
    this.storeCopy()
    this.show({ status: this.isChanged() ? 'changed' : 'saved', failure: undefined })
    if (this.isChanged() && this.isAutomatic) this.timer.afterChange()
    return this.get().record
  }

  private async send(extra: Extra | undefined) {
    const { create } = this.options
    const { record: existing, values } = this.get()
    if (!existing && create) {
      const sent = this.sent.saves
      const created = this.options.withKey?.(values, sent) ?? values
      this.addSent(created)
      this.applySaved(await create(created, sent), created)
      this.copies?.write(undefined, undefined)
    }
    const { record } = this.get()
    if (record && (existing || extra !== undefined)) this.applySaved(await this.edit(record, values, extra), values)
  }

  private async edit(record: Stored, to: Values, extra: Extra | undefined) {
    const { hasSameContent, options } = this
    const sent = this.sent.saves
    const change = { from: this.base, to, extra, isAutosave: extra === undefined && this.isAutomatic }
    this.addSent(to)
    try {
      return await editKnown(options, { record, change, sent, load: () => this.load(), hasSameContent })
    } catch (error) {
      const isRefused = error instanceof Failure && error.status === 409 && !options.isDivided?.(change)
      if (isRefused && !sent.some((one) => this.isSame(one, to))) this.sent.remove(to)
      throw error
    }
  }

  private applySaved(record: Stored, sent: Values) {
    this.base = this.options.afterSave?.(sent, record) ?? sent
    this.isSeparate = false
    this.sent.clear()
    const { values } = this.get()
    this.show({ record, values: this.base === sent ? values : this.merge(sent, values, this.base), failure: undefined })
  }

  private fail(failure: Failure, extra: Extra | undefined) {
    const [{ status }, { record }] = [failure, this.get()]
    if (record && this.options.onConflict === 'copy' && (status === 409 || status === 404)) {
      this.becomeCopy()
      return this.timer.now()
    }
    this.show({ status: status === 409 ? 'conflict' : 'failed', failure })
    this.storeCopy()
    if (!isTransient(failure) || extra !== undefined || !this.isAutomatic) return
    this.timer.afterFailure()
  }
}
