import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { sanitise } from '#platform/server/html/rich-text.ts'
import { plainText, showPictures } from '#platform/server/html/stored-html.ts'
import { xssCorpus } from '../tests/xss-corpus.ts'
import { createSlug } from '../create-slug.ts'
import { findRunnable } from '../tests/xss-findings.ts'

const listElements = (node: Nodes): Element[] =>
  'children' in node ? [...(node.type === 'element' ? [node] : []), ...node.children.flatMap(listElements)] : []

const attributes = /^(dir|href|rel|target|start|colSpan|rowSpan|dataEmbed|dataSrc|alt|width|height)$/

test('detects at least 60 of more than 70 attack vectors without sanitising', () => {
  expect(xssCorpus.length).toBeGreaterThan(70)
  const findings = xssCorpus.filter((vector) => findRunnable(vector).length > 0)
  // The others run only in templates without escaping.
  expect(findings.length).toBeGreaterThan(60)
})

test.each(xssCorpus)('removes everything executable from %s', (vector) => {
  for (const article of [false, true]) {
    const clean = sanitise(vector, { article })
    expect(findRunnable(clean)).toEqual([])
    expect(findRunnable(showPictures(clean, (source) => `/x?${source}`))).toEqual([])
    for (const { properties } of listElements(fromHtml(clean, { fragment: true })))
      expect(Object.keys(properties).filter((name) => !attributes.test(name))).toEqual([])
    // Sanitising is idempotent.
    expect(sanitise(clean, { article })).toBe(clean)
    for (const context of ['noscript', 'svg', 'math', 'table', 'textarea', 'title'])
      expect(sanitise(`<${context}>${clean}</${context}>`, { article })).toBe(
        sanitise(sanitise(`<${context}>${clean}</${context}>`, { article }), { article }),
      )
  }
})

test.each(xssCorpus)('makes %s harmless as slug and plain text', (vector) => {
  expect(createSlug(vector)).toMatch(/^[\p{L}\p{M}\p{N}_-]*$/u)
  expect(plainText(plainText(vector).replaceAll('<', '&lt;'))).toBe(plainText(vector))
})
