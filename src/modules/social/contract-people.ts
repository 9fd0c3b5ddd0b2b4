import * as z from 'zod'
import { contract, file, get, patch, put, readOnly, readWrite } from '#platform/contract.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { Id, IdText, line, maxRows, text } from './contract-fields.ts'

/** A person in a list. */
export const Follower = z.object({
  id: z.int(),
  avatar: z.string(),
  name: z.string(),
  /** Job title. */
  role: z.string(),
  /** ISO 3166 code of two letters; empty if unknown. */
  country: z.string(),
  /** Whether the current user follows this person. */
  isFollowed: z.boolean(),
  /** Whether this person follows the current user. */
  followsYou: z.boolean(),
  isSelf: z.boolean(),
  handle: z.string(),
  company: z.string(),
  /** Number of followers. */
  followerCount: z.int(),
})
export type Follower = z.infer<typeof Follower>

/** `followers` and `following` of a person, `friends`, who follow each other, `suggested`, or `everyone`. */
export const relations = ['followers', 'following', 'friends', 'suggested', 'everyone'] as const
export const Relation = z.enum(relations)
export type Relation = z.infer<typeof Relation>

export const PeopleList = z.strictObject({
  person: Id.optional().describe('Person; the current user by default'),
  relation: Relation.default('followers'),
  q: text(200).optional().describe('Searches name, handle, job title, company and country'),
  after: Id.optional().describe('People after this one by name'),
  limit: z.int().min(1).max(maxRows).default(maxRows),
})
export type PeopleList = z.output<typeof PeopleList>

const Month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)

export const Experience = z.strictObject({
  title: line(100),
  company: line(100),
  from: Month,
  /** Null for a current job. */
  to: Month.nullable(),
})
export type Experience = z.infer<typeof Experience>

export const Link = z.strictObject({
  label: text(60),
  url: z.url({ protocol: /^https?$/ }).max(300),
})
export type Link = z.infer<typeof Link>

/** The product's own covers, at `/pictures/social/cover-….svg`. */
export const drawnCovers = ['hills', 'harbour', 'city', 'dunes', 'forest', 'waves', 'workshop', 'night'] as const
export const DrawnCover = z.enum(drawnCovers)

export const Profile = Follower.extend({
  about: z.string(),
  /** URL of the cover: a path of this site, or of this API for an upload. */
  cover: z.string(),
  /** Name of the product's cover; null for an upload. */
  drawnCover: DrawnCover.nullable(),
  city: z.string(),
  experience: z.array(Experience),
  links: z.array(Link),
  joinedAt: z.iso.datetime(),
  counts: z.object({
    posts: z.int(),
    followers: z.int(),
    following: z.int(),
    friends: z.int(),
    pictures: z.int(),
  }),
  canEdit: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileChanges = z
  .strictObject({
    about: text(2000),
    city: text(80),
    country: z.string().regex(/^([A-Z]{2})?$/),
    experience: z.array(Experience).max(20),
    links: z.array(Link).max(10),
    /** One of the product's covers, or an upload. */
    cover: z.union([z.strictObject({ drawn: DrawnCover }), z.strictObject({ file: FileId })]),
  })
  .partial()
export type ProfileChanges = z.input<typeof ProfileChanges>

export const socialPeople = contract(
  'social-people',
  '/api/data/users',
  {
    list: get('/', {
      query: PeopleList,
      returns: z.array(Follower),
      summary: 'People of a `relation`, followers by default, by name',
    }),
    me: get('/me', { returns: Profile }),
    show: get('/:id', { returns: Profile }),
    cover: get('/:id/cover/:file', {
      params: z.strictObject({ id: IdText, file: FileId }),
      returns: file('image/*'),
    }),
    edit: patch('/:id', {
      losesNothing: 'Users edit their own profile',
      body: ProfileChanges,
      returns: Profile,
      summary: 'Edits the own profile',
    }),
    follow: put('/:id/follow', {
      body: z.strictObject({ isFollowed: z.boolean() }),
      returns: Profile,
      summary: 'Follows or unfollows a person; idempotent',
    }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readOnly }, touches: ['social', 'social-notices'] },
)
