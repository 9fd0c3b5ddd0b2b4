import { defineFirstQueries, type FirstQueries } from '#platform/first-queries.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { feedQuery } from './feed/feed-query.ts'
import { FeedView, getFilter as getPostsFilter } from './feed/feed-view.ts'
import { GalleryView } from './gallery/gallery-view.ts'
import { picturesQuery } from './gallery/pictures-query.ts'
import { gallery } from './gallery-client.ts'
import { notices } from './notices/notices-client.ts'
import { people } from './people-client.ts'
import { peopleQuery } from './people/people-query.ts'
import { getFilter, PeopleView, listRelations } from './people/people-view.ts'
import { posts } from './social-client.ts'

const manyNotices = 50
const maxTopics = 8
const latestPictures = 6
/** The latest notices. */
export const noticesQuery = notices.list.query({ query: { limit: manyNotices } })
/** The most frequent tags. */
export const topicsQuery = posts.tags.query({ query: { limit: maxTopics } })
/** The latest pictures of a person, or the user's own. */
export const latestPicturesQuery = (person: number | undefined) =>
  gallery.list.query({ query: { ...(person !== undefined && { person }), limit: latestPictures } })

/** A URL without an id refers to the signed-in user, whose id the server knows. */
const self = { id: 0, isSelf: true }

const getPeopleQuery =
  (isFriends: boolean): FirstQueries =>
  ({ search }) => {
    const { person, ...view } = parseView(PeopleView, search)
    if (person !== undefined) return [people.show.query({ params: { id: person } })]
    const relation = isFriends ? 'friends' : (listRelations(true).find((one) => one === view.relation) ?? 'followers')
    const filter = getFilter(relation === 'suggested' ? {} : view, relation, self)
    return [people.me.query(), (queries) => queries.prefetchInfiniteQuery(peopleQuery(filter))]
  }

export default defineFirstQueries({
  '/apps/users/profile': ({ search }) => {
    const view = parseView(FeedView, search)
    const { person, post } = view
    if (person !== undefined) return [people.show.query({ params: { id: person } })]
    return [
      people.me.query(),
      noticesQuery,
      topicsQuery,
      latestPicturesQuery(undefined),
      post === undefined
        ? (queries) => queries.prefetchInfiniteQuery(feedQuery(getPostsFilter(view, self)))
        : posts.show.query({ params: { id: post } }),
    ]
  },
  '/apps/users/followers': getPeopleQuery(false),
  '/apps/users/friends': getPeopleQuery(true),
  '/apps/users/gallery': ({ search }) => {
    const { person, q, picture } = parseView(GalleryView, search)
    return [
      person === undefined ? people.me.query() : people.show.query({ params: { id: person } }),
      (queries) => queries.prefetchInfiniteQuery(picturesQuery(person, q, picture)),
    ]
  },
})
