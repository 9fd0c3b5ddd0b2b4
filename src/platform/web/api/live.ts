import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod'
import { fetchOk, serverUrl } from './request.ts'
import { guarded } from '#platform/web/session/session-guard.ts'
import { createStore } from '#platform/web/store.ts'
import { transport } from './transport.ts'

const ChangeEvent = z.object({ topic: z.string() })
const Said = z.object({ topic: z.string(), name: z.string(), data: z.json() })

const ears = new Set<(said: z.infer<typeof Said>) => void>()

/** Subscribes to signals of a topic, such as "is typing". Parse `data` with its schema. */
export function useSignal(topic: string, name: string, hear: (data: unknown) => void) {
  const heard = useEffectEvent((said: z.infer<typeof Said>) => {
    if (said.topic === topic && said.name === name) hear(said.data)
  })
  useEffect(() => {
    const ear = (said: z.infer<typeof Said>) => heard(said)
    ears.add(ear)
    return () => void ears.delete(ear)
  }, [])
}

/** `live` while changes arrive, `waiting` while the stream is being opened, `offline` after a failure. */
export type Connection = 'live' | 'waiting' | 'offline'

export const connection = createStore<Connection>('waiting')

const firstPause = 500
const maxPause = 15_000
// Browsers open at most six HTTP/1.1 connections per server, so hidden tabs close theirs.
const hiddenFor = 20_000

/**
 * Keeps queries up to date: one event stream per tab, resumed after an interruption from the last change. The first
 * request asks for changes since `began` (milliseconds of `performance.now()`), because queries may have been answered
 * before the stream opened, or since `change`, the number of the last change that a server-rendered page includes.
 * Returns a function that ends it.
 */
export function followChanges(queries: QueryClient, began: number, change?: number) {
  const ended = new AbortController()
  let current = new AbortController()
  let seen = change === undefined ? undefined : String(change)

  const read = async () => {
    const url = new URL(serverUrl('/api/events'))
    if (seen !== undefined) url.searchParams.set('after', seen)
    else url.searchParams.set('within', String(Math.ceil((performance.now() - began) / 1000)))
    const signal = AbortSignal.any([ended.signal, current.signal])
    const [response, { EventSourceParserStream }] = await Promise.all([
      guarded(() => fetchOk(transport.send, new Request(url, { signal }))),
      // Loaded while the stream opens, so that a first visit does not wait for it.
      import('eventsource-parser/stream'),
    ])
    if (!response.body) return
    connection.set('live')
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { event, id, data } of events) {
      seen = id ?? seen
      if (event === 'resync') await queries.invalidateQueries()
      if (event === 'signal') {
        const said = Said.parse(JSON.parse(data))
        ears.forEach((ear) => ear(said))
      }
      if (event === 'change') void queries.invalidateQueries({ queryKey: [ChangeEvent.parse(JSON.parse(data)).topic] })
    }
  }

  const follow = async () => {
    let pause = firstPause
    while (!ended.signal.aborted) {
      if (document.hidden) await shown()
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
      pause = Date.now() - started > maxPause ? firstPause : Math.min(pause * 2, maxPause)
      await Promise.race([wait(pause), online()])
    }
  }

  watchTab(ended.signal, () => current.abort())
  void follow()
  return () => ended.abort()
}

/** Closes the stream of a hidden tab, and after a lost connection. */
function watchTab(signal: AbortSignal, endStream: () => void) {
  let hiding: ReturnType<typeof setTimeout> | undefined
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(hiding)
      if (document.hidden) hiding = setTimeout(endStream, hiddenFor)
    },
    { signal },
  )
  addEventListener('offline', () => connection.set('offline'), { signal })
  // The old stream may be dead without an error; only a new one proves that the connection works.
  addEventListener('online', endStream, { signal })
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))
const shown = () => new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
