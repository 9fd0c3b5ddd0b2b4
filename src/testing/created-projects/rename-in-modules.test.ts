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

test('an upgrade leaves similar names unchanged', () => {
  const meta = 'useMutation({ meta: { quiet: true } })'
  expect(withNewNames('src/modules/pears/use-save.ts', meta)).toBe(meta)
})

test('an upgrade updates the paths of moved files in imports', () => {
  const former = "import { money } from '#platform/money.ts'\nimport { Field } from '#platform/ui/form/field.tsx'"
  const present =
    "import { money } from '#platform/numbers/money.ts'\nimport { Field } from '#platform/ui/form/field.tsx'"
  expect(withNewNames('src/modules/pears/pear.tsx', former)).toBe(present)
  expect(withNewNames('src/modules/pears/pear.tsx', present)).toBe(present)
})
