import * as z from 'zod'

export const panels = ['about', 'pins', 'files', 'threads'] as const

/** The state of the screen in the URL. */
export const ChatsView = z.object({
  /** The open chat. */
  chat: z.int().positive().optional(),
  /** The message whose thread is open. */
  thread: z.int().positive().optional(),
  /** The message to scroll to; in the thread if one is open. */
  message: z.int().positive().optional(),
  q: z.string().max(200).optional(),
  /** Whether the dialog with all channels is open. */
  browse: z.literal('yes').optional(),
  /** The panel beside the messages. */
  panel: z.enum(panels).optional(),
})
export type ChatsView = z.infer<typeof ChatsView>

/** The chat shown by default: the channel of everybody. */
export const firstChat = 1
