import { expect, test } from 'vitest'
import { withNewNames } from '#scripts/lib/upgrade/rename-in-modules.mjs'

test('an upgrade renames options in contracts', () => {
  const former = "post('/try', { opens: true, evenly: 400, quiet: true }), { always: true, unnoted: ['tries'] }"
  const renamed =
    "post('/try', { transaction: 'manual', minDurationMs: 400, silent: true }), { everyone: true, unaudited: ['tries'] }"
  expect(withNewNames('src/modules/pears/contract.ts', former)).toBe(renamed)
  expect(withNewNames('src/modules/pears/contract.ts', renamed)).toBe(renamed)
})

test('an upgrade renames limits to their maximum', () => {
  const former = "post('/scan', { upload: { largest: 4_000_000 }, limits: [{ most: 20, seconds: 3600 }] })"
  const renamed = "post('/scan', { upload: { maxBytes: 4_000_000 }, limits: [{ max: 20, seconds: 3600 }] })"
  expect(withNewNames('src/modules/pears/contract.ts', former)).toBe(renamed)
})

test('an upgrade renames options of inputs, lists and notices', () => {
  const former =
    '<TextInput name="title" most={80} /> const { TextInput } = fieldsOf<Values>()\nuseRows({ idOf: ({ id }) => id })'
  const renamed =
    '<TextInput name="title" maxLength={80} /> const { TextInput } = createFields<Values>()\nuseRows({ getId: ({ id }) => id })'
  expect(withNewNames('src/modules/pears/edit/pear-form.tsx', former)).toBe(renamed)
  expect(withNewNames('src/modules/pears/api.ts', "notify({ may: 'update' }, notice)")).toBe(
    "notify({ permission: 'update' }, notice)",
  )
})

test('an upgrade leaves similar names unchanged', () => {
  const meta = 'useMutation({ meta: { quiet: true } })'
  expect(withNewNames('src/modules/pears/use-save.ts', meta)).toBe(meta)
})

test('an upgrade renames common words only as imports of the platform', () => {
  const former = "import { numberOf } from '#platform/ui/form/number-of.ts'\nnumberOf(row.numberOf)"
  const present = "import { parseNumber } from '#platform/ui/form/inputs/parse-number.ts'\nparseNumber(row.numberOf)"
  const localImport = "import { numberOf } from './number-of.ts'\nnumberOf(text)"
  expect(withNewNames('src/modules/pears/pear.tsx', former)).toBe(present)
  expect(withNewNames('src/modules/pears/pear.tsx', present)).toBe(present)
  expect(withNewNames('src/modules/pears/pear.tsx', localImport)).toBe(localImport)
})

test('an upgrade updates the paths of moved files in imports', () => {
  const former = "import { money } from '#platform/money.ts'\nimport { Field } from '#platform/ui/form/field.tsx'"
  const present =
    "import { money } from '#platform/numbers/money.ts'\nimport { Field } from '#platform/ui/form/field.tsx'"
  expect(withNewNames('src/modules/pears/pear.tsx', former)).toBe(present)
  expect(withNewNames('src/modules/pears/pear.tsx', present)).toBe(present)
})

test('an upgrade renames secrets and options of queries in server code', () => {
  const former =
    'const { query, sure } = await searched(db); page(query, { sure, isScattered, ifMany: all })\nawait secrets.seal(code) // to be sure, and sure of it'
  const renamed =
    'const { query, lowerBound } = await searched(db); page(query, { lowerBound, isUnindexed, scanQuery: all })\nawait secrets.encrypt(code) // to be sure, and sure of it'
  expect(withNewNames('src/modules/pears/server/list.ts', former)).toBe(renamed)
  expect(withNewNames('src/modules/pears/server/list.ts', renamed)).toBe(renamed)
  expect(withNewNames('src/modules/pears/api.ts', "{ how: 'hashed', sealedIn: 'sealedToken', clear: 'token' }")).toBe(
    "{ storedAs: 'hash', encryptedIn: 'sealedToken', plaintext: 'token' }",
  )
})

test('an upgrade renames the handler of public pages, and the data of count cards', () => {
  const pages =
    "import { documents } from '#platform/server/site/document.ts'\nexport default documents(() => [{ answer: page }])"
  const cards = '<CountCard title={title} answer={data} /> // answer='
  const other = 'const change = { answer: yes }'
  expect(withNewNames('src/modules/pears/documents.ts', pages)).toBe(pages.replace('answer', 'respond'))
  expect(withNewNames('src/modules/pears/card.tsx', cards)).toBe(cards.replace('answer', 'data'))
  expect(withNewNames('src/modules/pears/change.ts', other)).toBe(other)
})

test('an upgrade renames options of forms, mentions and searches', () => {
  const form = 'const form = useContractForm(OrderDraft, { values, fieldOf: (path) => path })'
  expect(withNewNames('src/modules/pears/form.tsx', form)).toBe(form.replace('fieldOf', 'toFieldName'))
  const mention = 'Mention.configure({ nameOf: (id) => names[id] })'
  expect(withNewNames('src/modules/pears/editor.tsx', mention)).toBe(mention.replace('nameOf', 'getName'))
  const search = "searchList(db, query, { table, partOf: 'orderId' })"
  expect(withNewNames('src/modules/pears/server/list.ts', search)).toBe(search.replace('partOf', 'parentColumn'))
  expect(withNewNames('src/modules/pears/part.ts', 'const part = { fieldOf: a, partOf: b }')).toContain(
    'fieldOf: a, partOf: b',
  )
})
