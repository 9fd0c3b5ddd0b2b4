import { expect, test } from 'vitest'
import { offeredLanguages } from '#platform/i18n/languages.ts'
import { type MessageKind, createMessage } from './message.ts'

const kinds: readonly MessageKind[] = ['account', 'invitation', 'password', 'accountDeleted', 'newBrowser']

test.each(offeredLanguages)('uses the current product name in messages in %s', (language) => {
  for (const kind of kinds) {
    const { subject, html } = createMessage({
      kind,
      to: { name: 'Ada', email: 'ada@house.example' },
      language,
      address: 'https://house.example/auth',
      app: 'Lark & Moor',
      values: { email: 'ada@house.example', byName: 'Ines', browser: 'Firefox', address: '192.0.2.1', when: 'now' },
    })
    expect(html).toContain('Lark &#x26; Moor')
    expect(subject + html).not.toMatch(/Atrium|\{\{/)
  }
})
