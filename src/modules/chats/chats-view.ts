import * as z from 'zod'

export const panels = ['about', 'pins', 'files', 'threads'] as const

/** What the address says of the screen. */
export const ChatsView = z.object({
  /** The chat that is open. */
  chat: z.int().positive().optional(),
  /** The message whose thread is open. */
  thread: z.int().positive().optional(),
  /** A message to go to, in the thread if one is open. */
  message: z.int().positive().optional(),
  q: z.string().max(200).optional(),
  /** Whether all channels are shown. */
  browse: z.literal('yes').optional(),
  /** What the pane beside the messages shows. */
  panel: z.enum(panels).optional(),
})
export type ChatsView = z.infer<typeof ChatsView>

/** Which chat shows where none was asked for: that of everybody. */
export const firstChat = 1
