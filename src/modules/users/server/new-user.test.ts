import { expect, test, vi } from 'vitest'
import { notifyOfNewUser } from './new-user.ts'

test('notifies users who may assign roles of a new account, with a link to it', () => {
  const notify = vi.fn<Parameters<typeof notifyOfNewUser>[0]['events']['notify']>()
  notifyOfNewUser({ events: { notify } }, { id: 'u3', name: 'Nour Said', email: 'nour.said@elsewhere.example' })
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    { permission: 'update' },
    expect.objectContaining({ topic: 'users', path: '/admin/users?user=u3', values: expect.any(Object) }),
  )
})
