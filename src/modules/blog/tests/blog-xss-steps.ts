import type { Page } from '@playwright/test'
import { xssCorpus } from './xss-corpus.ts'

const posts = 3
const size = Math.ceil(xssCorpus.length / posts)

/** The attack vectors as posts: in their texts, titles, tags and comments. */
const drafts = Array.from({ length: posts }, (_, at) => xssCorpus.slice(at * size, (at + 1) * size)).map(
  (vectors, at) => ({
    draft: {
      title: `${vectors[at] ?? ''} Canary ${at}`.slice(0, 160),
      content: `<p>Words</p>${vectors.map((vector) => `<p>${vector}</p>${vector}`).join('\n')}`,
      excerpt: vectors[at + 1]?.slice(0, 400) ?? '',
      tags: [vectors[at + 2]?.slice(0, 40) ?? 'a'],
      coverImg: '/pictures/blog/kite.svg',
      coverAlt: `" onload=canary() a="${vectors[at] ?? ''}`.slice(0, 300),
    },
    comment: vectors.join('\n').slice(0, 2000),
  }),
)

/** Counts executed vectors on every page from now on. */
export const setCanary = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'sung', 0)
    Reflect.set(globalThis, 'canary', () =>
      Reflect.set(globalThis, 'sung', Number(Reflect.get(globalThis, 'sung')) + 1),
    )
  })

/** Number of executed vectors, after dispatching events on every element. */
export const findExecutedVectors = (page: Page) =>
  page.evaluate(() => {
    const events = ['pointerover', 'focus', 'toggle', 'animationstart', 'load', 'begin']
    for (const element of document.querySelectorAll('main *'))
      for (const name of events) element.dispatchEvent(new Event(name))
    return Number(Reflect.get(globalThis, 'sung'))
  })

/** Publishes posts with the attack vectors by the page's own requests. */
export const publishCorpus = (page: Page): Promise<{ id: number; slug: string }[]> =>
  page.evaluate(async (all) => {
    const send = async (path: string, method: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`/api/data/blog${path}`, { method, headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      return answer.json()
    }
    const posts = []
    for (const { draft, comment } of all) {
      const { id } = await send('/posts', 'POST', draft)
      posts.push(await send(`/posts/${id}`, 'PATCH', { status: 'published' }))
      await send('/comments', 'POST', { postId: id, comment })
    }
    return posts
  }, drafts)

/** Deletes the posts, for other tests on the same server. */
export const removePosts = (page: Page, posts: readonly { id: number }[]) =>
  page.evaluate(
    (ids) =>
      Promise.all(ids.map((id) => fetch(`/api/data/blog/posts/${id}`, { method: 'DELETE' }))).then(() => undefined),
    posts.map(({ id }) => id),
  )
