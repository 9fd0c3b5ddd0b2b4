import { LongScreen } from './long-screen.tsx'

/** A form with labels above the fields. */
export const Component = () => <LongScreen layout="vertical" labels="above" />
