import { expect, test } from 'vitest'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { Email } from '../contract-email.ts'
import { amina, ines, isla, mailServer, oliver, statuses, tomasz } from './email-test-server.ts'

const as = mailServer(openRuntime)

test('saves an incomplete draft', async () => {
  const api = await as()
  const draft = await api.draft.send({ body: {} })
  expect(draft).toMatchObject({
    folder: 'draft',
    state: 'draft',
    subject: '',
    body: '',
    to: [],
    from: ines,
    read: true,
  })
  const params = { id: draft.id }
  const body = { to: [tomasz], subject: 'Rota', body: '<p>Dear <b>Tomasz</b></p>', version: draft.version }
  const saved = await api.saveDraft.send({ params, body })
  expect(saved).toMatchObject({
    to: [tomasz],
    subject: 'Rota',
    body: '<p>Dear <b>Tomasz</b></p>',
    snippet: 'Dear Tomasz',
  })
  expect(saved.version).toBeGreaterThan(draft.version)
  const further = await api.saveDraft.send({ params, body: { subject: 'Rota of March', version: saved.version } })
  expect(further).toMatchObject({ to: [tomasz], subject: 'Rota of March', body: saved.body })
  expect((await api.list.send({ query: { in: 'drafts' } })).map(({ id }) => id)).toContain(draft.id)
})

test('rejects a save from an older version', async () => {
  const api = await as()
  const { id, version } = await api.draft.send({ body: { subject: 'One' } })
  const save = (subject: string) => api.saveDraft.send({ params: { id }, body: { subject, version } })
  expect((await statuses([save('Two'), save('Three')])).toSorted()).toEqual([409, 'allowed'])
  expect(['Two', 'Three']).toContain((await api.show.send({ params: { id } })).subject)
})

test('delivers a message to a colleague as unread, and keeps it in the sent mail of its sender', async () => {
  const [api, other] = [await as(), await as('u2')]
  const before = (await other.facets.send()).folders.inbox
  const sent = await api.post({ to: [tomasz], subject: 'Kettle', body: '<p>It is mended.</p>' })
  expect(sent).toMatchObject({ state: 'sent', folder: 'sent', read: true, from: ines })
  const received = Email.parse(await other.find('subject:kettle'))
  expect(received).toMatchObject({
    folder: 'inbox',
    read: false,
    from: ines,
    to: [tomasz],
    body: '<p>It is mended.</p>',
  })
  expect(received.id).not.toBe(sent.id)
  expect((await other.facets.send()).folders.inbox).toEqual({ total: before.total + 1, unread: before.unread + 1 })
})

test('keeps a reply in the conversation of both users', async () => {
  const [api, other] = [await as(), await as('u2')]
  const sent = await api.post({ to: [tomasz], subject: 'Plates', body: '<p>How many?</p>' })
  const received = Email.parse(await other.find('subject:plates'))
  const answer = await other.post({ to: [ines], subject: 'Re: Plates', body: '<p>Twelve.</p>', inReplyTo: received.id })
  expect(answer.inReplyTo).toBe(received.id)
  const sentThread = await api.thread.send({ params: { id: sent.threadId } })
  expect(sentThread.map(({ snippet }) => snippet)).toEqual(['How many?', 'Twelve.'])
  expect(sentThread[1]).toMatchObject({ inReplyTo: sent.id, read: false })
  const receivedThread = await other.thread.send({ params: { id: received.threadId } })
  expect(receivedThread.map(({ snippet }) => snippet)).toEqual(['How many?', 'Twelve.'])
})

test('shows a Bcc recipient only their own Bcc address', async () => {
  const [api, to, blind] = [await as(), await as('u2'), await as('u3')]
  const sent = await api.post({ to: [tomasz], bcc: [amina, oliver], subject: 'Surprise' })
  expect(sent.bcc).toEqual([amina, oliver])
  const receivedEmail = Email.parse(await to.find('subject:surprise'))
  expect(receivedEmail.bcc).toEqual([])
  expect(JSON.stringify(await to.threads.send({ query: { q: 'subject:surprise' } }))).not.toContain('amina')
  expect(JSON.stringify(await to.thread.send({ params: { id: receivedEmail.threadId } }))).not.toContain('amina')
  expect(await blind.find('subject:surprise')).toMatchObject({ bcc: [amina], to: [tomasz] })
  expect(await to.find('subject:surprise amina')).toBeUndefined()
})

test('delivers one copy to a person who is addressed several times', async () => {
  const [api, other] = [await as(), await as('u2')]
  const upperCaseTomasz = { ...tomasz, email: tomasz.email.toUpperCase() }
  await api.post({ to: [tomasz, upperCaseTomasz], cc: [tomasz], bcc: [upperCaseTomasz], subject: 'Once only' })
  expect(await other.list.send({ query: { q: 'subject:"once only"' } })).toHaveLength(1)
})

test('shows a message to oneself in the inbox and in the sent mail', async () => {
  const api = await as()
  const sent = await api.post({ to: [ines, isla], subject: 'Note to self' })
  expect(await api.find('in:inbox subject:"note to self"')).toMatchObject({ id: sent.id, read: false })
  expect(await api.find('in:sent subject:"note to self"')).toMatchObject({ id: sent.id })
})

test('turns a withdrawn message back into the same draft', async () => {
  const [api, other] = [await as(), await as('u2')]
  const draft = await api.draft.send({ body: { to: [tomasz], subject: 'Too early', body: '<p>Wait</p>' } })
  const params = { id: draft.id }
  const queued = await api.send.send({ params, body: { delay: 30 } })
  expect(queued).toMatchObject({ state: 'queued', id: draft.id })
  expect(Date.parse(queued.sendAt ?? '') - Date.now()).toBeGreaterThan(20_000)
  expect((await api.list.send({ query: { in: 'scheduled' } })).map(({ id }) => id)).toContain(draft.id)
  expect(await other.find('subject:"too early"')).toBeUndefined()
  const back = await api.unsend.send({ params })
  expect(back).toMatchObject({
    state: 'draft',
    folder: 'draft',
    sendAt: null,
    subject: 'Too early',
    body: '<p>Wait</p>',
  })
  await expect(api.unsend.send({ params })).rejects.toMatchObject({ status: 409 })
  await api.saveDraft.send({ params, body: { subject: 'In time', version: back.version } })
})

test('sends a queued message once after its delay', async () => {
  const [api, other] = [await as(), await as('u2')]
  const { id } = await api.draft.send({ body: { to: [tomasz], subject: 'By itself' } })
  await api.send.send({ params: { id }, body: { delay: 1 } })
  const searchReceived = () => other.list.send({ query: { q: 'subject:"by itself"' } })
  await expect.poll(async () => (await searchReceived()).length, { interval: 250 }).toBe(1)
  expect(await api.show.send({ params: { id } })).toMatchObject({ state: 'sent', folder: 'sent' })
  await expect(api.unsend.send({ params: { id } })).rejects.toMatchObject({ status: 409 })
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await searchReceived()).toHaveLength(1)
})

test('sends a message once if it is sent several times at once', async () => {
  const [api, other] = [await as(), await as('u2')]
  const { id } = await api.draft.send({ body: { to: [tomasz], subject: 'Double' } })
  const send = () => api.send.send({ params: { id }, body: { delay: 0 } })
  expect((await statuses([send(), send(), send()])).toSorted()).toEqual([409, 409, 'allowed'])
  expect(await other.list.send({ query: { q: 'subject:double' } })).toHaveLength(1)
  await expect(api.saveDraft.send({ params: { id }, body: { subject: 'Late', version: 1 } })).rejects.toMatchObject({
    status: 409,
  })
})

test('schedules a message within the next year', async () => {
  const api = await as()
  const { id } = await api.draft.send({ body: { to: [tomasz], subject: 'Tomorrow' } })
  const params = { id }
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  await expect(api.send.send({ params, body: { sendAt: at(400) } })).rejects.toMatchObject({ status: 422 })
  await expect(api.send.send({ params, body: { sendAt: at(-1) } })).rejects.toMatchObject({ status: 422 })
  const tomorrow = at(1)
  expect(await api.send.send({ params, body: { sendAt: tomorrow } })).toMatchObject({
    state: 'queued',
    sendAt: tomorrow,
  })
  const [conversation] = await api.threads.send({ query: { in: 'scheduled', q: 'subject:tomorrow' } })
  expect(conversation).toMatchObject({ sendAt: tomorrow })
  await api.edit.send({ params, body: { trash: true } })
  expect(await api.show.send({ params })).toMatchObject({ state: 'draft', trash: true, sendAt: null })
  expect(await api.edit.send({ params, body: { trash: false } })).toMatchObject({ state: 'draft', folder: 'draft' })
})

test('does not send a message without recipients', async () => {
  const api = await as()
  const { id } = await api.draft.send({ body: { subject: 'Nobody' } })
  await expect(api.send.send({ params: { id }, body: {} })).rejects.toMatchObject({ status: 422 })
  expect(await api.show.send({ params: { id } })).toMatchObject({ state: 'draft' })
})

test('sends a message to an external address and keeps it in the sent mail', async () => {
  const api = await as()
  expect(await api.post({ to: [isla], cc: [tomasz], subject: 'Outside' })).toMatchObject({ state: 'sent', to: [isla] })
  expect(await (await as('u2')).find('subject:outside')).toMatchObject({ to: [isla], cc: [tomasz] })
})

test('delivers attachments, which only the recipients can open', async () => {
  const [api, other, thirdApi] = [await as(), await as('u2'), await as('u3')]
  const file = await api.upload('prices.csv', 'item,price\nfox,12')
  const sent = await api.post({ to: [tomasz], subject: 'Price list', attachments: [file.id] })
  expect(sent.attachments).toEqual([file])
  const received = Email.parse(await other.find('subject:"price list" has:attachment filename:prices'))
  const params = { id: received.id, fileId: file.id }
  const { name, blob } = await other.file.send({ params })
  expect([name, await blob.text()]).toEqual(['prices.csv', 'item,price\nfox,12'])
  expect(
    await statuses([
      thirdApi.file.send({ params }),
      other.file.send({ params: { ...params, id: sent.id } }),
      other.file.send({ params: { ...params, fileId: 'aaaaaaaa-bbbb' } }),
    ]),
  ).toEqual([404, 404, 404])
})

test('forwards the attachments of others, and keeps them after the others delete their copies', async () => {
  const [api, other, third] = [await as(), await as('u2'), await as('u3')]
  const file = await api.upload('plan.txt', 'Row 3 first')
  await api.post({ to: [tomasz], subject: 'Floor plan', attachments: [file.id] })
  const received = Email.parse(await other.find('subject:"floor plan"'))
  await other.post({ to: [amina], subject: 'Fwd: Floor plan', forwards: received.id, attachments: [file.id] })
  const forwarded = Email.parse(await third.find('subject:"floor plan"'))
  expect(await (await third.file.send({ params: { id: forwarded.id, fileId: file.id } })).blob.text()).toBe(
    'Row 3 first',
  )
  for (const api of [await as(), other]) {
    const sentCopy = Email.parse(await api.find('subject:"floor plan"'))
    await api.remove.send({ params: { id: sentCopy.id } })
    await api.purge.send({ body: { target: { ids: [sentCopy.id] } } })
  }
  expect(await (await third.file.send({ params: { id: forwarded.id, fileId: file.id } })).blob.text()).toBe(
    'Row 3 first',
  )
})

test('adds and removes attachments of a draft', async () => {
  const api = await as()
  const [one, two] = [await api.upload('one.txt', '1'), await api.upload('two.txt', '22')]
  const draft = await api.draft.send({ body: { attachments: [one.id] } })
  const params = { id: draft.id }
  const both = await api.saveDraft.send({ params, body: { attachments: [two.id, one.id], version: draft.version } })
  expect(both.attachments).toEqual([two, one])
  const rest = await api.saveDraft.send({ params, body: { attachments: [two.id], version: both.version } })
  expect(rest.attachments).toEqual([two])
  const saved = await api.saveDraft.send({ params, body: { subject: 'Files', version: rest.version } })
  expect(saved.attachments).toEqual([two])
})

test('removes scripts, styles, images and frames from a message', async () => {
  const [api, other] = [await as(), await as('u2')]
  const body = `<p style="position:fixed" onclick="a()">Hi <script>alert(1)</script><img src=x onerror=alert(2)>
    <a href="javascript:alert(3)">one</a> <a href="https://larkmoor.example" onmouseover="b()">two</a>
    <iframe src="https://evil.example"></iframe><style>*{}</style><svg><script>4</script></svg></p>`
  await api.post({ to: [tomasz], subject: 'Careful', body })
  const received = Email.parse(await other.find('subject:careful'))
  expect(received.body).not.toMatch(/script|onerror|onclick|onmouseover|javascript:|style|img|iframe|svg/i)
  expect(received.body).toContain('https://larkmoor.example')
  expect(received.snippet).toBe('Hi one two')
})
