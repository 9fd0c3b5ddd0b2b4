import { LongScreen } from './long-screen.tsx'

/** A form whose names stand above their fields. */
export const Component = () => <LongScreen layout="vertical" labels="above" />
