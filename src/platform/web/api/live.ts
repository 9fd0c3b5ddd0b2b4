import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod'
import { fetchOk, serverUrl } from './request.ts'
import { withRecovery } from '#platform/web/session/session-guard.ts'
import { createStore } from '#platform/web/store.ts'
import { transport } from './transport.ts'

const ChangeEvent = z.object({ topic: z.string() })
const SignalEvent = z.object({ topic: z.string(), name: z.string(), data: z.json() })

const signalListeners = new Set<(signalEvent: z.infer<typeof SignalEvent>) => void>()

/** Called with the topic of each change, see `use-changes.ts`. */
export const changeListeners = new Set<(topic: string) => void>()

/** Subscribes to signals of a topic, such as "is typing". Parse `data` with its schema. */
export function useSignal(topic: string, name: string, onSignal: (data: unknown) => void) {
  const handleSignal = useEffectEvent((signalEvent: z.infer<typeof SignalEvent>) => {
    if (signalEvent.topic === topic && signalEvent.name === name) onSignal(signalEvent.data)
  })
  useEffect(() => {
    const listener = (signalEvent: z.infer<typeof SignalEvent>) => handleSignal(signalEvent)
    signalListeners.add(listener)
    return () => void signalListeners.delete(listener)
  }, [])
}

/** `live` while changes arrive, `waiting` while the stream is being opened, `offline` after a failure. */
export type Connection = 'live' | 'waiting' | 'offline'

export const connection = createStore<Connection>('waiting')

const minDelay = 500
const maxDelay = 15_000
// Browsers open at most six HTTP/1.1 connections per server, so hidden tabs close theirs.
const hiddenTimeout = 20_000

/**
 * Keeps queries up to date: one event stream per tab, resumed after an interruption from the last change. The first
 * request asks for changes since `since` (milliseconds of `performance.now()`), because queries may have been answered
 * before the stream opened, or since `change`, the number of the last change that a server-rendered page includes.
 * Returns a function that ends it.
 */
export function followChanges(queries: QueryClient, since: number, change?: number) {
  const ended = new AbortController()
  let current = new AbortController()
  let lastEventId = change === undefined ? undefined : String(change)

  const read = async () => {
    const url = new URL(serverUrl('/api/events'))
    if (lastEventId !== undefined) url.searchParams.set('after', lastEventId)
    else url.searchParams.set('within', String(Math.ceil((performance.now() - since) / 1000)))
    const signal = AbortSignal.any([ended.signal, current.signal])
    const [response, { EventSourceParserStream }] = await Promise.all([
      withRecovery(() => fetchOk(transport.send, new Request(url, { signal }))),
      // Loaded while the stream opens, so that a first visit does not wait for it.
      import('eventsource-parser/stream'),
    ])
    if (!response.body) return
    connection.set('live')
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { event, id, data } of events) {
      lastEventId = id ?? lastEventId
      if (event === 'resync') await queries.invalidateQueries()
      if (event === 'signal') {
        const signalEvent = SignalEvent.parse(JSON.parse(data))
        signalListeners.forEach((listener) => listener(signalEvent))
      }
      if (event === 'change') {
        const { topic } = ChangeEvent.parse(JSON.parse(data))
        void queries.invalidateQueries({ queryKey: [topic] })
        changeListeners.forEach((listener) => listener(topic))
      }
    }
  }

  const run = async () => {
    let currentDelay = minDelay
    while (!ended.signal.aborted) {
      if (document.hidden) await becomesVisible()
      const started = Date.now()
      try {
        await read()
      } catch (error) {
        if (!current.signal.aborted && !ended.signal.aborted) {
          connection.set('offline')
          if (!(error instanceof Error)) throw error
        }
      }
      if (ended.signal.aborted) return
      if (current.signal.aborted) {
        current = new AbortController()
        continue
      }
      currentDelay = Date.now() - started > maxDelay ? minDelay : Math.min(currentDelay * 2, maxDelay)
      await Promise.race([delay(currentDelay), becomesOnline()])
    }
  }

  endStreamWhenHidden(ended.signal, () => current.abort())
  void run()
  return () => ended.abort()
}

/** Closes the stream of a hidden tab, and after a lost connection. */
function endStreamWhenHidden(signal: AbortSignal, endStream: () => void) {
  let hideTimer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(hideTimer)
      if (document.hidden) hideTimer = setTimeout(endStream, hiddenTimeout)
    },
    { signal },
  )
  addEventListener('offline', () => connection.set('offline'), { signal })
  // The old stream may be dead without an error; only a new one proves that the connection works.
  addEventListener('online', endStream, { signal })
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const becomesOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))
const becomesVisible = () =>
  new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
