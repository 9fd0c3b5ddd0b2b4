import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { askFields } from '#scripts/lib/new-module/ask-fields.mjs'
import { linesFor } from '#scripts/lib/new-module/field-code.mjs'
import { untranslated } from '#scripts/lib/new-module/field-texts.mjs'
import { parseFields } from '#scripts/lib/new-module/fields.mjs'
import { resolveModule } from '#scripts/lib/new-module/scaffold.mjs'
import { spell } from '#scripts/lib/new-module/spellings.mjs'
import { unknownTopics } from '#scripts/lib/new-module/existing-names.mjs'
import { recordTemplate } from '#scripts/lib/new-module/templates.mjs'

const plain = { isRequired: true, choices: [] }

describe('the fields of a new module', () => {
  test('are read with their kinds, labels and choices', () => {
    const read = parseFields('title, due date?=Due on:date, status : choice(open | in progress | paid=Paid, at last)')
    expect(read).toEqual([
      { ...plain, name: 'title', label: 'Title', kind: 'text' },
      { ...plain, name: 'dueDate', label: 'Due on', kind: 'date', isRequired: false },
      {
        name: 'status',
        label: 'Status',
        kind: 'choice',
        isRequired: false,
        choices: [
          { value: 'open', label: 'Open' },
          { value: 'inProgress', label: 'In progress' },
          { value: 'paid', label: 'Paid, at last' },
        ],
      },
    ])
  })

  test.each([
    ['', 'the title of a record'],
    ['amount:money', 'the title of a record'],
    ['title?:text', 'the title of a record'],
    ['title:text, title:number', 'two fields “title”'],
    ['title:text, due-date:date, dueDate:date', 'two fields “dueDate”'],
    ['title:text, duedate:date, dueDate:date', 'two fields “dueDate”'],
    ['title:text, by title:text', '“byTitle” begins as the columns do'],
    ['title:words', '“words” is not a kind of field. Kinds: text, long-text'],
    ['title:text, id:number', 'Every record has “id”'],
    ['title:text, version:number', 'Every record has “version”'],
    ['title:text, createdAt:date', 'Every record has “createdAt”'],
    ['title:text, Updated At:date', 'Every record has “updatedAt”'],
    ['title:text, q:text', 'Every list is asked by “q”'],
    ['title:text, createdat:date', 'Every record has “createdat”'],
    ['title:text, root:text', 'Every form has “root”'],
    ['title:text, xmin:number', 'Every table of PostgreSQL has “xmin”'],
    ['title:text, due=Due {{when}}:date', 'texts have values between'],
    ['title:text, status:choice(open={{open}}|paid)', 'texts have values between'],
    ['title:text, constructor:text', 'Every object has “constructor”'],
    ['title:text, 2nd:text', 'cannot be a field’s name'],
    ['title:text, naïve:text', 'cannot be a field’s name'],
    ['title:text, __proto__:text', 'cannot be a field’s name'],
    [`title:text, ${'x'.repeat(41)}:text`, 'too long'],
    ['title:text, :date', 'is not a field'],
    ['title:text(open)', 'a field of the kind text takes no brackets'],
    ['title:text, weight:decimal(9)', 'a decimal has 1 to 6 digits'],
    ['title:text, weight:number(<b>)', 'cannot be a unit'],
    ['title:text, about:record(Über)', 'is not the name of a module'],
    ['title:text, maps:files(0)', 'a record has 1 to 100 files'],
    ['title:text, maps:files(some)', 'a record has 1 to 100 files'],
    ['title:text, paid?:yes-no', 'leave the question mark out'],
    ['title:text, status?:choice(open|paid)', 'make “none” one of them'],
    ['title:text, status:choice', 'cannot be a choice'],
    ['title:text, status:choice(open)', 'two values at least'],
    ['title:text, status:choice(open|open)', 'two equal choices'],
    ['title:text, status:choice(open|über)', '“über” cannot be a choice'],
  ])('refuse %s with a reason', (text, reason) => {
    expect(() => parseFields(text)).toThrow(reason)
  })

  test('have a label in words, which keeps capitals', () => {
    const read = parseFields('Title, VAT number, orderID, size:choice(S|XL|not known)')
    const labels = read.flatMap(({ label, choices }) => [label, ...choices.map((choice) => choice.label)])
    expect(labels).toEqual(['Title', 'VAT number', 'Order ID', 'Size', 'S', 'XL', 'Not known'])
  })

  test('may have any text as a label', () => {
    const label = String.raw`The “name” "it's" \ more`
    const records = recordTemplate(parseFields(`title=${label}:text`))
    const files = records.filesFor({ plural: spell('pears'), singular: spell('pear') })
    const english = files.find((output: { file: string }) => output.file === 'locales/en.json')
    expect(JSON.parse(english?.text ?? '')).toMatchObject({ fields: { title: label } })
  })

  test('have units as texts of the module, translated where they are common', () => {
    const fields = parseFields('title, pieces:number, boxes?:number(boxes), weight:decimal(3 stone)')
    const files = recordTemplate(fields).filesFor({ plural: spell('pears'), singular: spell('pear') })
    const textsIn = (language: string) =>
      JSON.parse(files.find(({ file }: { file: string }) => file === `locales/${language}.json`)?.text ?? '')
    expect(textsIn('en')).toMatchObject({ units: { boxes: 'boxes', weight: 'stone' } })
    expect(textsIn('fr')).toMatchObject({ fields: { pieces: 'Pièces' }, units: { boxes: 'cartons', weight: 'stone' } })
    const hook = files.find(({ file }: { file: string }) => file === 'use-pear-texts.ts')?.text
    expect(hook).toContain("units: { boxes: t('units.boxes'), weight: t('units.weight') },")
    expect(untranslated(fields)).toContain('stone')
    expect(untranslated(fields)).not.toContain('boxes')
  })

  test('have phases if their values are those of a status, and colours', () => {
    const fields = parseFields('title, status:choice(draft|sent|paid), size:choice(S|XL), sizes:choices(done|new)')
    expect(linesFor(fields, { camel: 'pears', kebab: 'pears' })['lists']?.filter((line) => /tone/.test(line))).toEqual([
      "  draft: { phase: 'open', tone: 'quiet' },",
      "  sent: { phase: 'waiting', tone: 'info' },",
      "  paid: { phase: 'done', tone: 'success' },",
      "} as const satisfies Choices<'phase' | 'tone'>",
      "  s: { tone: 'quiet' },",
      "  xl: { tone: 'quiet' },",
      "} as const satisfies Choices<'tone'>",
      "  done: { tone: 'success' },",
      "  new: { tone: 'info' },",
      "} as const satisfies Choices<'tone'>",
    ])
  })

  test('appear once in the contract, and lead to columns and indexes', () => {
    const fields = parseFields(
      'title, price:money, due?:date, paid:yes-no, note?:long-text, weight:decimal(3 kg), boxes?:number(boxes), sizes:choices(small|large), buyer:person, parent:own, about:record(tickets|notes), maps:files, plans:files(3)',
    )
    expect(linesFor(fields, { camel: 'pears', kebab: 'pears' })).toMatchObject({
      fields: [
        'title: { schema: z.string().trim().min(1).max(200), isSearched: true, isSorted: true },',
        'price: { schema: Amount, isSorted: true },',
        'due: { schema: z.iso.date().nullable().default(null) },',
        'paid: { schema: z.boolean().default(false), isFilter: true },',
        "note: { schema: z.string().trim().max(10_000).default(''), isSearched: true },",
        "weight: { schema: decimalOf(3, 'kg').min(0).max(1_000_000), isSorted: true },",
        "boxes: { schema: integerOf('boxes').min(0).max(1_000_000).nullable().default(null) },",
        'sizes: { schema: z.array(choiceOf(sizesChoices)).max(2).default([]), isSearched: true },',
        'buyer: { schema: PersonReference, isSearched: true },',
        "parent: { schema: recordOf('pears').nullable().default(null), isSearched: true },",
        "about: { schema: recordOf('tickets', 'notes').nullable().default(null), isSearched: true },",
        'maps: { schema: filesOf(10).default([]) },',
        'plans: { schema: filesOf(3).default([]) },',
      ],
      columns: [
        '"title" text not null,',
        '"price" integer not null,',
        '"due" text,',
        '"paid" boolean not null,',
        '"note" text not null,',
        '"weight" double precision not null,',
        '"boxes" integer,',
        '"sizes" json not null,',
        '"buyer" json not null,',
        '"parent" json,',
        '"about" json,',
        '"maps" json not null,',
        '"plans" json not null,',
      ],
    })
  })
})

describe('the name of a new module', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'atrium-names-'))
  const plant = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  plant('src/modules/pears/migrations/0001-pears.sql', 'create table "pearTrees" (\n')
  plant('src/modules/pears/contract.ts', "contract(\n  'pears',\n  '/api/data/fruit',")
  plant('src/platform/crates.ts', "contract('crates', '/api/crates'")
  plant('src/platform/ui/texts.ts', "registerTexts(import.meta.glob('./x'), 'boxes')")
  plant('src/server/trees.ts', "const kinds = ['things', 'rooms'] as const; type Part = Pick<Call, 'items'>")
  plant('src/server/trees.test.ts', "contract('rooms', '/api/data/rooms')")
  afterAll(() => rmSync(root, { recursive: true }))

  test.each(['things', 'rooms', 'items', 'companies', 'pages', 'events', 'crate-lists'])('may be %s', (name) => {
    expect(resolveModule({ name, root }).names.plural.kebab).toBe(name)
  })

  test.each([
    ['pears', 'The module “pears” already exists: src/modules/pears'],
    ['pear-trees', 'The module pears has a table “pearTrees” (src/modules/pears/migrations/0001-pears.sql)'],
    ['fruit', 'The singular of “fruit” is not known'],
    ['crates', 'The platform has a contract “crates” (src/platform/crates.ts)'],
    ['boxes', 'The platform has texts called “boxes” (src/platform/ui/texts.ts)'],
    ['classes', '“class” is a reserved word of the language'],
    ['links', '“link” has a meaning of its own in a module’s detail/detail-actions.tsx'],
  ])('%s: %s', (name, reason) => {
    expect(() => resolveModule({ name, root })).toThrow(reason)
  })

  test('references to contracts that do not exist are reported once', () => {
    const fields = parseFields(
      'title:text, about:record(pears|paers), of?:record(paers|crates), parent?:own, any?:record',
    )
    expect(unknownTopics(fields, root)).toEqual(['paers'])
  })
})

describe('at a terminal', () => {
  /** The fields that these answers produce, and the messages in between. */
  async function askForFields(...answers: string[]) {
    const lines: string[] = []
    const fields = await askFields({ ask: async () => answers.shift() ?? '', say: (line: string) => lines.push(line) })
    return { fields, lines, unused: answers }
  }

  test('an empty first answer asks for no fields', async () => {
    expect(await askForFields('')).toEqual({ fields: [], lines: [], unused: [] })
  })

  test('asks for one field after the other', async () => {
    const { fields, lines, unused } = await askForFields(
      'title',
      '',
      '',
      'due date',
      'date',
      'n',
      'status',
      'choice',
      'open|paid',
      '',
    )
    expect(fields).toEqual(parseFields('title:text, due date?:date, status:choice(open|paid)'))
    expect([lines, unused]).toEqual([[], []])
  })

  test('accepts a field in one line', async () => {
    expect((await askForFields('title:text', 'due?:date', '')).fields).toEqual(parseFields('title:text, due?:date'))
  })

  test('a question mark makes a field optional', async () => {
    const { fields, unused } = await askForFields('title', '', '', 'due?', 'date', '')
    expect(fields).toEqual(parseFields('title:text, due?:date'))
    expect(unused).toEqual([])
  })

  test('explains an invalid answer, and asks again', async () => {
    const { fields, lines } = await askForFields(...'id,amount,cash,money,,aMount,,title,text,y,'.split(','))
    expect(fields).toEqual(parseFields('amount:money, title:text'))
    expect(lines).toEqual([
      expect.stringContaining('Every record has “id”'),
      expect.stringContaining('“cash” is not a kind'),
      expect.stringContaining('field “aMount” already exists'),
      expect.stringContaining('the title of a record'),
    ])
  })
})
