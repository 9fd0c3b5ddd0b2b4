import { LongScreen } from './long-screen.tsx'

/** A form whose names stand beside their fields, above them where there is no room. */
export const Component = () => <LongScreen layout="horizontal" labels="beside" />
