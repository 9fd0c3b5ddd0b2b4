import { IconCircleCheck, IconCircleDot, IconClockPause } from '@tabler/icons-react'

/** What stands for a phase, where a value has no picture of its own. */
export const phaseIcons = { open: IconCircleDot, waiting: IconClockPause, done: IconCircleCheck } as const
