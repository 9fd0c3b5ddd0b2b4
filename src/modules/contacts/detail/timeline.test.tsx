import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTexts, loadTexts } from '#platform/i18n/texts.ts'
import { changeListeners } from '#platform/web/api/live.ts'
import { Contact } from '../contract.ts'
import { broken, show } from '../tests/contacts-screen-test.tsx'
import { Timeline } from './timeline.tsx'

beforeAll(async () => {
  await loadTexts('platform')
  await addTexts('topics', 'en', { invoices: 'Invoices' })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const contact = Contact.parse({
  id: 1,
  uid: 'one',
  firstname: 'Ada',
  lastname: '',
  company: '',
  companyId: null,
  jobTitle: '',
  department: 'Sales',
  phone: '',
  phoneLabel: 'other',
  morePhones: [],
  email: 'ada@x.example',
  emailLabel: 'other',
  moreEmails: [],
  website: '',
  birthday: null,
  address: '',
  notes: '',
  labels: [],
  starred: false,
  frequentlycontacted: false,
  image: '',
  deleted: false,
  owner: { id: 'u1', name: 'Ana' },
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  deletedAt: null,
})

const hit = (id: number) => ({
  topic: 'invoices',
  id: String(id),
  title: `Record ${id}`,
  detail: '',
  excerpt: '',
  path: `/records/${id}`,
  at: '2026-03-02T09:00:00.000Z',
})

const titles = () =>
  screen.queryAllByRole('listitem').map(({ textContent }) => /Record \d/.exec(textContent ?? '')?.[0])

test('tells a failure from an empty timeline, and can be asked again', async () => {
  let isBroken = true
  show(<Timeline contact={contact} />, () => (isBroken ? broken() : { hits: [], next: null }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText(/No messages or records/)).toBeNull()
  isBroken = false
  act(() => retry.click())
  await screen.findByText(/No messages or records/)
})

test('continues after the last entry shown, and repeats a page that failed', async () => {
  let isBroken = true
  const respond = ({ searchParams }: URL) => {
    const at = searchParams.get('at')
    if (at === null) return { hits: [hit(1)], next: 'after one' }
    return isBroken ? broken() : { hits: [hit(2)], next: null }
  }
  show(<Timeline contact={contact} />, respond)
  const more = await screen.findByRole('button', { name: 'Show more' })
  act(() => more.click())
  await screen.findByRole('alert')
  expect(titles()).toEqual(['Record 1'])
  isBroken = false
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await waitFor(() => expect(titles()).toEqual(['Record 1', 'Record 2']))
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows what other modules add, and asks once for many changes', async () => {
  let asked = 0
  let hits = [hit(1)]
  show(<Timeline contact={contact} />, () => {
    asked += 1
    return { hits, next: null }
  })
  await waitFor(() => expect(titles()).toEqual(['Record 1']))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  hits = [hit(2), hit(1)]
  const change = () => act(() => changeListeners.forEach((listener) => listener('invoices')))
  change()
  await vi.waitFor(() => expect(titles()).toEqual(['Record 2', 'Record 1']))
  hits = [hit(3), hit(2), hit(1)]
  for (let index = 0; index < 5; index += 1) change()
  expect(asked).toBe(2)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await vi.waitFor(() => expect(titles()).toEqual(['Record 3', 'Record 2', 'Record 1']))
  expect(asked).toBe(3)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked).toBe(3)
})
