import { useQuery } from '@tanstack/react-query'
import { channelsQuery } from './chats-client.ts'

/** All channels; loaded only if the text contains a #. */
export const useChannels = (text: string) => useQuery({ ...channelsQuery, enabled: text.includes('#') }).data ?? []
