import { useQuery } from '@tanstack/react-query'
import { channelsQuery } from './chats-client.ts'

/** All channels, as soon as a text may name one. */
export const useChannels = (text: string) => useQuery({ ...channelsQuery, enabled: text.includes('#') }).data ?? []
