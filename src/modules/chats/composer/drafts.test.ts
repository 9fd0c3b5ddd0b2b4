import { expect, test } from 'vitest'
import { draftKey, readDraft, returnToDraft, saveDraft } from './drafts.ts'

test('a message that was refused returns to its field, before what was typed since, with names for ids', () => {
  const key = draftKey(7, 3)
  saveDraft('u1', key, { text: 'And more', files: [], replyTo: null })
  const refused = { userId: 'u1', chatId: 7, threadId: 3, msg: 'Ask <@u2>', replyTo: null }
  returnToDraft(refused, (id) => (id === 'u2' ? 'Ana' : undefined))
  expect(readDraft('u1', key).text).toBe('Ask @Ana\nAnd more')
  expect(readDraft('u1', draftKey(7)).text).toBe('')
})
