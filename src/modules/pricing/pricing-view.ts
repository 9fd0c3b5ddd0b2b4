import * as z from 'zod'
import { periods } from './contract.ts'

/** What the address says of the screen. */
export const PricingView = z.object({ period: z.enum(periods).optional() })
