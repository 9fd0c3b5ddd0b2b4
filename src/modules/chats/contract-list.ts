import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { Chat } from './contract-shapes.ts'

/** For the number in the menu and the dashboard's card, so that they load only this part of the contract. */
export const listPart = {
  name: 'chats',
  base: '/api/data/chats',
  endpoints: {
    list: get('/', { returns: z.array(Chat), summary: 'The user’s chats, newest first, each with its last message' }),
  },
} as const
