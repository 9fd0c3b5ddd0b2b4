import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '#platform/i18n/texts.ts'
import { themes } from '#platform/ui/theme/tokens.ts'
import { defaults } from '#platform/web/settings/settings-schema.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { Customiser } from './customiser.tsx'

const close = vi.fn<() => void>()

beforeEach(async () => {
  await loadTexts('customiser', 'en')
  render(<Customiser open onClose={close} />)
  await screen.findByRole('heading', { name: 'Look and layout' })
})
afterEach(async () => {
  cleanup()
  await settings.reset().done
})

const choose = (legend: string, label: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: legend })).getByRole('radio', { name: label }))

test('applies each setting at once', async () => {
  choose('Mode', 'Dark')
  choose('Colour', 'Cyan')
  choose('Cards', 'Border')
  choose('Direction', 'Right to left')
  choose('Sidebar', 'Narrow, expands on hover')
  choose('Content width', 'Full')
  choose('Main menu', 'Top')
  fireEvent.change(screen.getByRole('slider', { name: 'Rounded corners' }), { target: { value: '12' } })
  expect({ ...document.documentElement.dataset }).toMatchObject({
    mode: 'dark',
    theme: 'CYAN_THEME',
    cardShadow: 'false',
    collapsed: 'true',
    layout: 'full',
    navigation: 'horizontal',
  })
  expect(document.documentElement.dir).toBe('rtl')
  expect(settings.get().borderRadius).toBe(12)
})

test('applies a custom colour once it is valid, and a theme replaces it', () => {
  const field = screen.getByRole('textbox', { name: 'Hex code (#RRGGBB)' })
  fireEvent.change(field, { target: { value: '#C2185' } })
  expect(settings.get().brand).toBeNull()
  expect(screen.getByText(/^Enter a hex code/)).toBeDefined()
  fireEvent.change(field, { target: { value: 'c2185b' } })
  expect(settings.get().brand?.color).toBe('#c2185b')
  expect(document.documentElement.style.getPropertyValue('--brand-fill')).toContain('#c2185b')
  expect(within(screen.getByRole('group', { name: 'Colour' })).queryByRole('radio', { checked: true })).toBeNull()
  choose('Colour', 'Green')
  expect(settings.get()).toMatchObject({ brand: null, activeTheme: 'GREEN_THEME' })
  expect(document.documentElement.style.getPropertyValue('--brand-fill')).toBe('')
  fireEvent.change(screen.getByLabelText('Choose a colour'), { target: { value: '#117711' } })
  expect(settings.get().brand?.color).toBe('#117711')
  fireEvent.click(screen.getByRole('button', { name: 'Use a theme colour' }))
  expect(settings.get()).toMatchObject({ brand: null, activeTheme: 'GREEN_THEME' })
})

test('offers every stored setting', () => {
  expect(document.querySelectorAll('fieldset:has(input[type=radio])')).toHaveLength(10)
  expect(document.querySelectorAll('input[type=range]')).toHaveLength(5)
  expect(within(screen.getByRole('group', { name: 'Colour' })).getAllByRole('radio')).toHaveLength(themes.length)
})

test('disables the sidebar’s settings without a sidebar, and says why', () => {
  choose('Main menu', 'Top')
  const group = screen.getByRole('group', { name: 'Sidebar' })
  expect(group.hasAttribute('disabled')).toBe(true)
  expect(group.getAttribute('aria-describedby')).toBe(screen.getByText(/there is no sidebar/).id)
})

test('finds the components’ language by either name, and can reset it to that of the interface', () => {
  const field = screen.getByRole('combobox', { name: 'Component language' })
  const pick = (text: string, option: RegExp) => {
    act(() => field.focus())
    fireEvent.change(field, { target: { value: text } })
    fireEvent.click(screen.getByRole('option', { name: option }))
  }
  pick('german', /Deutsch/)
  expect(settings.get().componentLanguage).toBe('deDE')
  pick('turkce', /Türkçe/)
  expect(settings.get().componentLanguage).toBe('trTR')
  pick('same', /Same as interface/)
  expect(settings.get().componentLanguage).toBeNull()
})

test('reports a language that fails to load, and changes nothing', async () => {
  const load = vi.spyOn(settings, 'setLanguage').mockRejectedValueOnce(new Error('offline'))
  choose('Interface language', 'العربية')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Could not load/)
  expect(load).toHaveBeenCalledWith('ar')
  expect(document.documentElement.lang).toBe('en')
})

test('undoes a reset', async () => {
  const button = () => screen.getByRole('button', { name: /Reset all|Undo/ })
  expect(button().hasAttribute('disabled')).toBe(true)
  choose('Colour', 'Orange')
  fireEvent.click(button())
  expect(settings.get()).toEqual(defaults)
  expect(button().textContent).toBe('Undo')
  fireEvent.click(button())
  expect(settings.get().activeTheme).toBe('ORANGE_THEME')
})
