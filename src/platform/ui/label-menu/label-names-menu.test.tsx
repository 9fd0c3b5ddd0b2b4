import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LabelNamesMenu } from './label-names-menu.tsx'

afterEach(cleanup)

const texts = { 'labels.search': 'Find a label', 'labels.none': 'No labels', 'labels.create': 'Create' }

function renderMenu() {
  const calls: string[] = []
  render(
    <LabelNamesMenu
      anchor={document.body}
      title="Labels"
      t={(key: keyof typeof texts) => texts[key]}
      labels={['new', 'vip']}
      records={[{ labels: ['vip'] }, { labels: ['vip', 'new'] }]}
      onClose={() => calls.push('close')}
      onAdd={(label) => calls.push(`add ${label}`)}
      onRemove={(label) => calls.push(`remove ${label}`)}
    />,
  )
  return calls
}

test('removes a label that all records have, and adds any other', () => {
  const calls = renderMenu()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  fireEvent.click(screen.getByRole('button', { name: 'vip' }))
  fireEvent.click(screen.getByRole('button', { name: 'new' }))
  expect(calls).toEqual(['close', 'remove vip', 'close', 'add new'])
})

test('creates a label from a new name, but not from one that exists', () => {
  const calls = renderMenu()
  const input = screen.getByLabelText('Find a label')
  fireEvent.change(input, { target: { value: ' VIP' } })
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  fireEvent.change(input, { target: { value: ' Oak ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(calls).toEqual(['close', 'add Oak'])
})
