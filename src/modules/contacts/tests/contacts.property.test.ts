import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { fold } from '#platform/text/fold.ts'
import { client } from '#platform/web/api/client.ts'
import { type RuntimeName, openRuntime } from '#testing/databases/runtimes.ts'
import { type Contact, ContactChanges, ContactDraft, contacts } from '../contract.ts'
import { type Operation, operations, Runner } from './random-operations.ts'

async function opened(name?: RuntimeName) {
  const home = await openRuntime(name)
  onTestFinished(() => home.close())
  const api = client(contacts, await home.visitor())
  /** Empties the contact book, so that one server serves many runs. */
  const clear = async () => {
    for (let ids = [1]; ids.length > 0;) {
      ids = (await api.list.send()).map(({ id }) => id)
      if (ids.length > 0) await api.bulk.send({ body: { ids, deleted: true } })
    }
    await api.emptyTrash.send()
    return new Runner(api)
  }
  return { api, clear }
}

type Api = Awaited<ReturnType<typeof opened>>['api']

const sorts = ['firstname', '-firstname', 'lastname', '-company', 'id'] as const
const searches = ['ADA', 'emile', '%', '_', '李', '5550101', 'vip', 'sales']

/** The visible state, without ids, UIDs and times. */
async function readContacts(api: Api, { numberOf }: Runner) {
  const plain = ({ id, uid: _uid, createdAt: _created, updatedAt: _updated, ...rest }: Contact) => ({
    ...rest,
    number: numberOf(id),
    companyId: rest.companyId !== null,
    deletedAt: rest.deletedAt !== null,
  })
  const lists = await Promise.all(
    [
      ...sorts.map((sort) => ({ sort })),
      ...searches.map((q) => ({ q })),
      { deleted: true },
      { label: ['vip', 'a_b'] },
    ].map((query) => api.list.send({ query })),
  )
  const groups = await api.duplicates.send()
  return {
    lists: lists.map((list) => list.map(plain)),
    facets: await api.facets.send(),
    groups: groups.map(({ reason, contacts: some }) => [reason, some.map(({ id }) => numberOf(id))]),
  }
}

type StoredContact = Required<ContactDraft> & { number: number; deleted: boolean }

const unique = (labels: readonly string[]) =>
  labels.filter((label, index) => labels.findIndex((one) => fold(one) === fold(label)) === index)

/** The names of companies, which stay when contacts are deleted. */
const companies = new Map<string, string>()

/** A contact's company is spelled as the first contact spelled it. */
function spelled<Values extends { company?: string | undefined }>(values: Values): Values {
  const { company = '' } = values
  const key = fold(company)
  if (key === '') return values
  if (!companies.has(key)) companies.set(key, company)
  return { ...values, company: companies.get(key) }
}

/** A contact book in memory, as the reference. */
class Model {
  private book: StoredContact[] = []
  private count = 0

  private add(draft: ContactDraft) {
    const contact = { ...spelled(ContactDraft.parse(draft)), number: this.count++, deleted: false }
    this.book.push({ ...contact, labels: unique(contact.labels) })
    return contact.number
  }

  private change(contact: StoredContact, input: ContactChanges) {
    const { labels, ...changes } = spelled(ContactChanges.parse(input))
    Object.assign(contact, changes, labels && { labels: unique(labels) })
    return contact.number
  }

  private all(numbers: readonly number[]) {
    const matches = [...new Set(numbers)].flatMap((number) => this.book.find((one) => one.number === number) ?? [])
    return matches.length === new Set(numbers).size ? matches : undefined
  }

  run(step: Operation, answered: number | number[]): number | number[] {
    switch (step.do) {
      case 'create':
        return [this.add(step.draft)]
      case 'import': {
        // Another test covers duplicates; here every row is created.
        if (step.duplicates === 'create') return step.rows.map((row) => this.add(row))
        throw new Error(`An import that skips cannot be foretold: ${answered.toString()}`)
      }
      case 'edit': {
        const [contact] = this.all([step.of]) ?? []
        return contact ? [this.change(contact, step.changes)] : 404
      }
      case 'remove': {
        const [contact] = this.all([step.of]) ?? []
        if (!contact) return 404
        contact.deleted = true
        return []
      }
      case 'purge': {
        const [contact] = this.all([step.of]) ?? []
        if (!contact?.deleted) return 404
        this.book.splice(this.book.indexOf(contact), 1)
        return []
      }
      case 'bulk': {
        const { addLabels = [], removeLabels = [], ...changes } = step.changes
        const removedLabels = removeLabels.map((label) => fold(label))
        return (
          this.all(step.of)?.map((contact) =>
            this.change(contact, {
              ...changes,
              labels: [...contact.labels.filter((label) => !removedLabels.includes(fold(label))), ...addLabels],
            }),
          ) ?? 404
        )
      }
      case 'merge': {
        if (this.listIds(step.remove).includes(this.listIds([step.keep])[0] ?? -1)) return 422
        const [kept, ...others] = this.all([step.keep, ...step.remove]) ?? []
        if (!kept) return 404
        if ([kept, ...others].some(({ deleted }) => deleted)) return 409
        for (const other of others) other.deleted = true
        return [this.change(kept, step.changes)]
      }
      case 'emptyTrash':
        this.book = this.book.filter(({ deleted }) => !deleted)
        return []
    }
  }

  // All unknown numbers share one id.
  private listIds = (numbers: readonly number[]) => numbers.map((number) => (number < this.count ? number : -1))

  readContacts = (deleted: boolean) => this.book.filter((contact) => contact.deleted === deleted)
}

const foretold = operations.map((steps) =>
  steps.map((step) => (step.do === 'import' ? { ...step, duplicates: 'create' as const } : step)),
)

test('behaves as a simple model of a contact book', async () => {
  const { api, clear } = await opened()
  await fc.assert(
    fc.asyncProperty(foretold, async (steps) => {
      const runner = await clear()
      const model = new Model()
      for (const step of steps) {
        const answer = await runner.run(step)
        expect(answer).toEqual(model.run(step, answer))
        for (const deleted of [false, true]) {
          const list = await api.list.send({ query: { sort: 'id', deleted } })
          expect(list.map(({ id, ...contact }) => ({ ...contact, number: runner.numberOf(id) }))).toMatchObject(
            model.readContacts(deleted),
          )
        }
      }
    }),
    { numRuns: 25 },
  )
}, 60_000)

test('returns the same results on this runtime as on SQLite', async () => {
  const homes = await Promise.all([opened('sqlite'), opened()])
  await fc.assert(
    fc.asyncProperty(operations, async (steps) => {
      const runners = await Promise.all(homes.map(({ clear }) => clear()))
      for (const step of steps) {
        const [one, other] = await Promise.all(runners.map((runner) => runner.run(step)))
        expect(one).toEqual(other)
      }
      const [one, other] = await Promise.all(
        homes.map(({ api }, index) => readContacts(api, runners[index] ?? new Runner(api))),
      )
      expect(one).toEqual(other)
    }),
    { numRuns: 15 },
  )
}, 120_000)
