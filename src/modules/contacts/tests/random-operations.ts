import * as fc from 'fast-check'
import type * as z from 'zod'
import { Failure } from '#platform/errors/failure.ts'
import type { Client } from '#platform/web/api/client.ts'
import type { BulkChange, ContactChanges, ContactDraft, contacts } from '../contract.ts'
import { departments } from '../contract-fields.ts'

type BulkChanges = Omit<z.infer<typeof BulkChange>, 'ids'>

type Calls = Client<(typeof contacts)['endpoints']>

/** An operation of a user. Contacts are numbered by creation, since ids differ between runtimes. */
export type Operation =
  | { do: 'create'; draft: ContactDraft }
  | { do: 'import'; rows: ContactDraft[]; duplicates: 'skip' | 'create' }
  | { do: 'edit'; of: number; changes: ContactChanges }
  | { do: 'remove'; of: number }
  | { do: 'purge'; of: number }
  | { do: 'bulk'; of: number[]; changes: BulkChanges }
  | { do: 'merge'; keep: number; remove: number[]; changes: Omit<ContactChanges, 'deleted'> }
  | { do: 'emptyTrash' }

// Few values, so that contacts collide; includes characters that databases sort and fold differently.
const name = fc.constantFrom(
  'ada',
  'Ada',
  'Émile',
  'emile',
  'Zoë',
  '李娜',
  'أحمد',
  'ß',
  'İ',
  '%',
  '_',
  "o'neil",
  'a b',
  '😀',
)
const label = fc.constantFrom('VIP', 'vip', 'Équipe', 'equipe', 'a_b', '标签')
const labels = fc.array(label, { maxLength: 3 })
const email = fc.constantFrom('', 'a@x.example', 'A@x.example', 'b@x.example')

const values = {
  firstname: name,
  lastname: fc.oneof(fc.constant(''), name),
  company: fc.constantFrom('', 'Zebra', 'émile', 'Émile', '_'),
  department: fc.constantFrom(...departments),
  phone: fc.constantFrom('', '+49 30 555 0101', '030/5550101', '12'),
  email,
  notes: fc.oneof(
    fc.constant(''),
    fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\0', '')),
  ),
  starred: fc.boolean(),
  frequentlycontacted: fc.boolean(),
  labels,
  morePhones: fc.array(
    fc.record({ label: fc.constantFrom('work', 'mobile'), value: fc.constantFrom('0305550101', '7') }),
    {
      maxLength: 2,
    },
  ),
}

const draft: fc.Arbitrary<ContactDraft> = fc.record(values, { requiredKeys: ['firstname'] })
const changes: fc.Arbitrary<ContactChanges> = fc.record({ ...values, deleted: fc.boolean() }, { requiredKeys: [] })
const valuesOnly: fc.Arbitrary<Omit<ContactChanges, 'deleted'>> = fc.record(values, { requiredKeys: [] })
const bulkChanges: fc.Arbitrary<BulkChanges> = fc.record(
  {
    addLabels: labels,
    removeLabels: labels,
    starred: fc.boolean(),
    department: values.department,
    deleted: fc.boolean(),
  },
  { requiredKeys: [] },
)
const contact = fc.nat({ max: 12 })
const some = fc.array(contact, { minLength: 1, maxLength: 4 })

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('create'), draft }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('import'),
      rows: fc.array(draft, { minLength: 1, maxLength: 3 }),
      duplicates: fc.constantFrom('skip', 'create'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit'), of: contact, changes }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove'), of: contact }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('purge'), of: contact }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('bulk'), of: some, changes: bulkChanges }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge'), keep: contact, remove: some, changes: valuesOnly }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('emptyTrash') }) },
)

/** Random operations, for tests that compare runtimes or a model. */
export const operations = fc.array(operation, { minLength: 1, maxLength: 20 })

const unknownId = 2_000_000_000

/** Runs operations in sequence. */
export class Runner {
  private readonly api: Calls
  private readonly made: number[] = []

  constructor(api: Calls) {
    this.api = api
  }

  /** The number of a contact by creation; -1 for others. */
  numberOf = (id: number) => this.made.indexOf(id)

  private readonly getId = (number: number) => this.made[number] ?? unknownId

  /** The error status, or the numbers of the returned contacts. */
  async run(step: Operation): Promise<number | number[]> {
    try {
      return (await this.call(step)).map(this.numberOf)
    } catch (error) {
      if (error instanceof Failure && error.status !== 500) return error.status
      throw error
    }
  }

  private async call(step: Operation): Promise<number[]> {
    const { api, getId } = this
    switch (step.do) {
      case 'create': {
        const { id } = await api.create.send({ body: step.draft })
        this.made.push(id)
        return [id]
      }
      case 'import': {
        const rows = step.rows.map((row) => ({ ...row }))
        const { created } = await api.import.send({ body: { rows, duplicates: step.duplicates } })
        this.made.push(...created)
        return created
      }
      case 'edit':
        return [(await api.edit.send({ params: { id: getId(step.of) }, body: step.changes })).id]
      case 'remove':
        await api.remove.send({ params: { id: getId(step.of) } })
        return []
      case 'purge':
        await api.purge.send({ params: { id: getId(step.of) } })
        return []
      case 'bulk':
        return (await api.bulk.send({ body: { ids: step.of.map(getId), ...step.changes } })).map(({ id }) => id)
      case 'merge': {
        const body = { keep: getId(step.keep), remove: step.remove.map(getId), contact: step.changes }
        return [(await api.merge.send({ body })).id]
      }
      case 'emptyTrash':
        await api.emptyTrash.send()
        return []
    }
  }
}
