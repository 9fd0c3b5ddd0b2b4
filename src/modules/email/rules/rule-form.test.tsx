import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '#platform/ui/toasts/toast.ts'
import type { MailRule } from '../contract-rules.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { openScreen, problem } from '../tests/mail-screen-test.tsx'
import { RuleForm } from './rule-form.tsx'

afterEach(cleanup)

const conditions = { from: 'ana', to: '', subject: '', words: '', hasAttachment: false }
const actions = { moveTo: 'archive' as const, read: false, starred: false, important: false, labels: [] }
const rule: MailRule = { id: 7, name: 'Pears', active: true, stops: false, conditions, actions }
const undo = [{ target: { ids: [1] }, set: { folder: 'inbox' as const } }]

test('a rule whose first run fails is created once, and its run can be undone', async () => {
  let runs = 0
  const { calls, wrapper } = openScreen(({ method, path }) => {
    if (path === '/rules/7/run') {
      runs += 1
      return runs === 1 ? problem(500) : { messages: 2, conversations: 2, unsent: 0, undo }
    }
    if (path === '/facets') return { places: {}, labels: [], isAway: false }
    return method === 'GET' ? [] : rule
  })
  const [offerUndo, onClose] = [vi.fn<MailActions['offerUndo']>(), vi.fn<() => void>()]
  render(<RuleForm rule={undefined} first={conditions} actions={{ offerUndo }} onClose={onClose} />, { wrapper })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Pears' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Star' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: /Also apply/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Create rule' }))
  await screen.findByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Create rule' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/rules')).toHaveLength(1)
  expect(offerUndo).toHaveBeenCalledWith('Rule applied to 2 messages.', undo)
})

test('a deleted rule is created again at its place by undo', async () => {
  const others = [3, 7, 5].map((id) => ({ ...rule, id }))
  let rules = others
  const { calls, wrapper } = openScreen(({ method, path }) => {
    if (path === '/facets') return { places: {}, labels: [], isAway: false }
    if (method === 'DELETE') rules = rules.filter(({ id }) => id !== 7)
    if (method === 'POST') rules = [...rules, { ...rule, id: 9 }]
    return path === '/rules' && method === 'GET' ? rules : method === 'PUT' ? rules : { ...rule, id: 9 }
  })
  const onClose = vi.fn<() => void>()
  render(<RuleForm rule={rule} first={undefined} actions={{ offerUndo: () => {} }} onClose={onClose} />, { wrapper })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete rule' }))
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['“Pears” deleted.']))
  await toasts.get()[0]?.undo?.()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: [3, 9, 5] })
})
