import { expect, test } from 'vitest'
import { mergeJsonFile } from '#scripts/lib/upgrade/merge-file.mjs'
import { changelogSince } from '#scripts/lib/upgrade/changelog-since.mjs'

const text = (value: unknown) => JSON.stringify(value)

function merge(file: string, base: unknown, ours: unknown, theirs: unknown) {
  const merged = mergeJsonFile(file, { base: text(base), ours: text(ours), theirs: text(theirs) })
  return { value: JSON.parse(merged.text), notes: merged.notes }
}

const texts = 'src/app/locales/en.json'

test('merges changes of both sides, in our order', () => {
  const { value, notes } = merge(
    texts,
    { title: 'Orders', list: { search: 'Search' } },
    { title: 'Bills', list: { search: 'Search', own: 'Ours' } },
    { title: 'Orders', list: { search: 'Find', more: 'More' }, last: 'Last' },
  )
  expect(JSON.stringify(value)).toBe(
    '{"title":"Bills","list":{"search":"Find","more":"More","own":"Ours"},"last":"Last"}',
  )
  expect(notes).toEqual([])
})

test('keeps our text if both have changed it, and reports it; removes texts that are no longer shown', () => {
  const base = { title: 'Orders', gone: 'Old' }
  const { value, notes } = merge(texts, base, { title: 'Bills', gone: 'Mine' }, { title: 'Purchases' })
  expect(value).toEqual({ title: 'Bills' })
  expect(notes).toEqual([
    `${texts}: title: your value is kept, instead of "Purchases"`,
    `${texts}: gone: the new version’s value is used, instead of "Mine"`,
  ])
})

test('keeps our text under the new name of its key', () => {
  const { value, notes } = merge(
    texts,
    { list: { search: 'Search', more: 'More' } },
    { list: { search: 'Find a bill', more: 'More', own: 'Ours' } },
    { filters: { search: 'Search' }, list: { more: 'More' } },
  )
  expect(value).toEqual({ filters: { search: 'Find a bill' }, list: { more: 'More', own: 'Ours' } })
  expect(notes).toEqual([])
})

test('takes the higher version of a package, and does not add packages that we removed', () => {
  const { value, notes } = merge(
    'package.json',
    { name: 'a', dependencies: { one: '^1.2.0', two: '^2.0.0', three: '^3.0.0' }, atrium: { version: '0.1.0' } },
    { name: 'b', dependencies: { one: '^1.10.0', two: '^2.0.1', own: '^9.0.0' }, atrium: { version: '0.1.0' } },
    { name: 'a', dependencies: { one: '^1.9.0', two: '^2.1.0', three: '^3.1.0' }, atrium: { version: '0.2.0' } },
  )
  expect(value).toEqual({
    name: 'b',
    dependencies: { one: '^1.10.0', two: '^2.1.0', own: '^9.0.0' },
    atrium: { version: '0.2.0' },
  })
  expect(notes).toHaveLength(3)
})

test('merges additions and removals in lists', () => {
  const { value } = merge(
    'knip.json',
    { entry: ['a', 'b', 'c'] },
    { entry: ['a', 'c', 'own'] },
    { entry: ['b', 'c', 'd'] },
  )
  expect(value).toEqual({ entry: ['c', 'own', 'd'] })
})

test('lists the news since the project’s version, or all of them for an unknown version', () => {
  const changelog =
    '# Changelog\n\nWords.\n\n## 0.3.0, not released yet\n\n- c\n\n## 0.2.0, today\n\n- b\n\n## 0.1.0\n\n- a\n'
  expect(changelogSince('0.2.0', changelog)).toBe('## 0.3.0, not released yet\n\n- c')
  expect(changelogSince('0.1.0', changelog)).toContain('- b')
  expect(changelogSince('0.0.9', changelog)).toContain('- a')
})
