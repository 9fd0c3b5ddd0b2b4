import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moduleNames } from '#scripts/lib/create/copy-project.mjs'
import { removedNames, removedNamesIn, withoutRemovedNames } from '#scripts/lib/create/removed-names.mjs'

// Created projects do not get the page about creating them.
const pages = readdirSync('docs').filter((file) => file.endsWith('.md') && file !== 'create.md')

test.each([[], ...moduleNames().map((name) => [name])])(
  'the pages of a created project with only these modules name no other: %s',
  (...modules) => {
    const removed = removedNames(modules)
    const mentions = pages.flatMap((page) =>
      removedNamesIn(withoutRemovedNames(readFileSync(`docs/${page}`, 'utf8'), removed), removed).map(
        (name) => `${page}: ${name}`,
      ),
    )
    expect(mentions).toEqual([])
  },
)

test('a link whose text is a page that projects lack is an aside or begins an entry, which is removed with it', () => {
  const link = /(?<! \()(?<!^(?:-|\|) )\[[\w-]+\.md\]\((?:benchmarks|create|screens)\.md[^)]*\)/gm
  expect(pages.flatMap((page) => [...readFileSync(`docs/${page}`, 'utf8').matchAll(link)].map(([all]) => all))).toEqual(
    [],
  )
})
