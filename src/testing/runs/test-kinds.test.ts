import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mainTestFiles } from '#scripts/lib/test-run/main-test-files.mjs'
import { kindsIn } from '#scripts/lib/test-run/test-kinds.mjs'

test('runs the contract tests of one module in the demo too', () => {
  const tested = readdirSync('src/modules').filter((name) => mainTestFiles(name).some((file) => existsSync(file)))
  expect(tested.filter((name) => !kindsIn([`src/modules/${name}`]).hasContractTests)).toEqual([])
})
