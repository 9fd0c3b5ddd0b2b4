import { LongScreen } from './long-screen.tsx'

/** A form with labels beside the fields, or above on narrow screens. */
export const Component = () => <LongScreen layout="horizontal" labels="beside" />
