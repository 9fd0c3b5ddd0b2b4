import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { subcommands } from '#scripts/lib/subcommands.mjs'

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...globSync('docs/**/*.md')].filter(
  (file) => existsSync(file),
)
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const getScript = (group: string, name: string) =>
  Object.entries(subcommands).flatMap(([known, all]) =>
    known === group ? Object.entries(all).flatMap(([one, { script }]) => (one === name ? [script] : [])) : [],
  )[0] ?? ''

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const listHeadings = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => toAnchor(text))

/** Code examples contain no links. */
const prose = (text: string) => text.replaceAll(/^```[^]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

test.each(pages)('every link of %s has a target', (page) => {
  const dead = [...prose(readFileSync(page, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#')
      const targetFile = file === '' ? page : path.join(path.dirname(page), file)
      if (!existsSync(targetFile)) return true
      return anchor !== undefined && targetFile.endsWith('.md') && !listHeadings(targetFile).includes(anchor)
    })
  expect(dead).toEqual([])
})

test.each(pages)('%s names only files and commands that exist', (page) => {
  const text = readFileSync(page, 'utf8')
  const files = [
    ...text.matchAll(/`((?:src|scripts|bench|tools|resilience|deploy|docs|examples)\/[\w./-]+\.\w+)`/g),
  ].map(([, file = '']) => file)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const grouped = [...text.matchAll(/npm run (verify|deps|project) -- ([\w-]+)/g)]
  expect(grouped.filter(([, group = '', name = '']) => !existsSync(getScript(group, name)))).toEqual([])
})

const maxWords = 24_000

/** Without lists that other tests compare with data: the criteria of WCAG, and the requirements of ASVS that are met. */
const isProse = (part: string) => !/^## (Criteria|Met)\n/.test(part)
const countWords = (text: string) =>
  text
    .split(/(?=^## )/m)
    .filter(isProse)
    .join('')
    .split(/\s+/)
    .filter(Boolean).length

test('the readme is short enough to be read', () => {
  expect(readFileSync('README.md', 'utf8').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(600)
})

test('the documentation is short enough to be read', () => {
  const words = globSync('docs/**/*.md').map((page) => countWords(readFileSync(page, 'utf8')))
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(maxWords)
})
