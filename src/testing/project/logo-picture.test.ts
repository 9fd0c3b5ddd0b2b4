import { expect, test } from 'vitest'
import { logoDrawing } from '#scripts/lib/pictures/logo-picture.mjs'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const drawn = (text: string, file = 'logo.svg') => logoDrawing(file, Buffer.from(text))

test.each([
  [
    `<?xml version="1.0"?>\n<svg ${xmlns} width="40px" height="20"><g/></svg>`,
    `<svg viewBox="0 0 40 20" ${xmlns}><g/></svg>`,
  ],
  [`<svg viewBox="0 0 9 9" height="100%"/>`, `<svg ${xmlns} viewBox="0 0 9 9"/>`],
])('makes a drawing scalable: %s', (given, expected) => expect(drawn(given)).toBe(expected))

test('embeds a bitmap', () => expect(drawn('abc', 'Logo.PNG')).toContain('href="data:image/png;base64,YWJj"'))

test.each([
  ['logo.svg', '<p>', 'has no <svg>'],
  ['logo.svg', `<svg ${xmlns}/>`, 'needs a viewBox'],
  ['logo.svg', `<svg viewBox="0 0 9 9" onload="alert(1)"/>`, 'contains scripts'],
  ['logo.gif', 'GIF89a', 'is neither'],
  ['logo.png', 'x'.repeat(200_000), 'has 200 kB'],
])('refuses %s: %s', (file, text, message) => expect(() => drawn(text, file)).toThrow(message))
