import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { removeDrafts } from './remove-drafts.ts'
import { draftNames, writeDraft, readDraft } from './local-drafts.ts'

const Text = z.string()
const day = 24 * 60 * 60 * 1000

/** A storage that lists its keys as properties, as `localStorage` does. */
function createStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!items.has(key) && items.size >= room) throw new Error('Quota exceeded')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
  }
  const storage = new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  return { items, storage }
}

function stub(room?: number) {
  const [browser, tab] = [createStorage(room), createStorage()]
  vi.stubGlobal('localStorage', browser.storage)
  vi.stubGlobal('sessionStorage', tab.storage)
  return { browser: browser.items, tab: tab.items }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('stores, reads and removes a draft of one user', () => {
  const { browser } = stub()
  writeDraft('owner-1', 'kanban.comment.1', 'Half a thought')
  expect(readDraft('owner-1', 'kanban.comment.1', Text)).toBe('Half a thought')
  expect(readDraft('owner-2', 'kanban.comment.1', Text)).toBeUndefined()
  expect(draftNames('owner-1', 'kanban.')).toEqual(['kanban.comment.1'])
  writeDraft('owner-1', 'kanban.comment.1', undefined)
  expect(browser.size).toBe(0)
})

test('ignores a draft that is malformed or does not match the schema', () => {
  const { browser } = stub()
  writeDraft('owner-1', 'a', 'Text')
  expect(readDraft('owner-1', 'a', z.number())).toBeUndefined()
  for (const key of browser.keys()) browser.set(key, '{')
  expect(readDraft('owner-1', 'a', Text)).toBeUndefined()
})

test('removes the oldest drafts above the limits', () => {
  const { browser } = stub()
  for (let number = 0; number < 250; number += 1) {
    vi.advanceTimersByTime(1000)
    writeDraft('owner-1', `note.${number}`, 'Text')
  }
  expect(browser.size).toBe(200)
  expect(readDraft('owner-1', 'note.49', Text)).toBeUndefined()
  expect(readDraft('owner-1', 'note.50', Text)).toBe('Text')
  vi.advanceTimersByTime(61 * day)
  writeDraft('owner-1', 'new', 'Text')
  expect(draftNames('owner-1', '')).toEqual(['new'])
})

test('removes the oldest drafts when storage is full, and keeps a draft in memory without storage', () => {
  stub(60)
  for (let number = 0; number < 61; number += 1) {
    vi.advanceTimersByTime(1000)
    writeDraft('owner-1', `note.${number}`, 'Text')
  }
  expect(readDraft('owner-1', 'note.60', Text)).toBe('Text')
  stub(0)
  writeDraft('owner-1', 'private', 'Text')
  expect(readDraft('owner-1', 'private', Text)).toBe('Text')
  expect(draftNames('owner-1', 'private')).toEqual(['private'])
})

test('removes all drafts of one user, and no others', () => {
  const { browser, tab } = stub()
  writeDraft('owner-1', 'note', 'Mine')
  writeDraft('owner-1', 'checkout', 'Mine', 'session')
  writeDraft('owner-11', 'note', 'Theirs')
  removeDrafts('owner-1')
  expect([browser.size, tab.size]).toEqual([1, 0])
  expect(readDraft('owner-11', 'note', Text)).toBe('Theirs')
})
