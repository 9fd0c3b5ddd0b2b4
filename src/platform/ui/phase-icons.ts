import { IconCircleCheck, IconCircleDot, IconClockPause } from '@tabler/icons-react'

/** Icon of a phase, for choices without their own. */
export const phaseIcons = { open: IconCircleDot, waiting: IconClockPause, done: IconCircleCheck } as const
