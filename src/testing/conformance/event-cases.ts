import { isRecord } from '#platform/records/is-object.ts'
import { type Case, failRequirement, skipRequirement } from './case.ts'
import { expectStatus } from './test-client.ts'
import { discard, recordOperations } from './record-cases.ts'
import type { TestContext } from './request-cases.ts'
import { createPath, validBodies } from './valid-requests.ts'
import type { Subject } from './subject.ts'

const patience = 5000
const maxTries = 20

/** Reads an event stream until an event matches; undefined after the time limit. */
async function readUntil(body: ReadableStream<Uint8Array<ArrayBuffer>>, matches: (text: string) => boolean) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), patience)
  let text = ''
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late.promise])
      if (next === undefined || next.done) return undefined
      text += next.value
      if (matches(text)) return text
    }
  } finally {
    clearTimeout(timer)
    await reader.cancel().catch(() => {})
  }
}

/** The id of a further record: like the existing one, or another if it must be unique. */
async function createAnother(context: TestContext, create: Subject, like: unknown) {
  for (const body of [like, ...validBodies(context, create).slice(0, maxTries)]) {
    const response = await context.testClient.ask(create, { method: 'POST', path: createPath(create), body })
    const id = isRecord(response.body) ? response.body['id'] : undefined
    if (typeof id === 'number' || typeof id === 'string') return id
  }
  return undefined
}

const isChangeOf = (topic: string) => (text: string) =>
  text.split('\n\n').some((event) => /^event: ?change$/m.test(event) && event.includes(`"${topic}"`))

/** A change reaches an open screen, and one that missed it while its stream was closed. */
export function eventCases(context: TestContext): Case[] {
  const { create, remove } = recordOperations(context.subjects)
  if (!create || !remove) return []
  const { testClient } = context
  return [
    {
      subject: create.title,
      requirement: 'is reported by an event on /api/events',
      async check() {
        if (!context.record) return skipRequirement('no record could be created')
        const { status, headers, body } = await testClient.open('/api/events')
        if (status !== 200 || !headers.get('content-type')?.startsWith('text/event-stream') || !body)
          return failRequirement(`responds with ${status}, ${headers.get('content-type')} at /api/events`)
        const reporting = readUntil(body, isChangeOf(create.contract.name))
        const id = await createAnother(context, create, context.record.sent)
        const reported = await reporting
        if (id === undefined) return skipRequirement('no second record could be created')
        const [removed] = await discard(context, id)
        if (removed) expectStatus(removed, [remove.endpoint.status, 404])
        if (reported === undefined) failRequirement('no change event for the new record')
      },
    },
    {
      subject: create.title,
      requirement: 'is reported to a stream that opens after the change',
      async check() {
        if (!context.record) return skipRequirement('no record could be created')
        const { body: first } = await testClient.open('/api/events')
        const begun = first && (await readUntil(first, (text) => /^id: ?\d+$/m.test(text)))
        const after = begun && /^id: ?(\d+)$/m.exec(begun)?.[1]
        if (after === undefined) return failRequirement('the stream does not begin with an event with an id')
        const id = await createAnother(context, create, context.record.sent)
        if (id === undefined) return skipRequirement('no second record could be created')
        for (const query of [`after=${after}`, 'within=10']) {
          const { body } = await testClient.open(`/api/events?${query}`)
          const isMissed = (text: string) => isChangeOf(create.contract.name)(text) || /^event: ?resync$/m.test(text)
          const reported = body && (await readUntil(body, isMissed))
          if (!reported) failRequirement(`neither "change" nor "resync" with ?${query}`)
        }
        await discard(context, id)
      },
    },
  ]
}
